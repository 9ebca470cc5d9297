/** Holds the folder of a database file for this process; undefined where another one holds it. The driver is loaded only where it is needed. */
export const holdFolder = async (folder: string): Promise<{ release(): void } | undefined> => (await import('./sqlite/hold-folder.js')).holdFolder(folder)
