export { openDatabase, type DatabaseOptions } from './database/open-database.js'
export { directoryBlobs } from './blobs/directory-blobs.js'
