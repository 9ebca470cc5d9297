export { openDatabase, type DatabaseOptions } from './database/open-database.js'
