/** Folder in the data folder that has the database from before the last upgrade. */
export const copyFolder = 'before-upgrade';
/** Beginnings of the names of folders with databases that a rollback moved away. */
export const rolledBackPrefix = 'rolled-back-';

/** Whether a folder in the data folder has a former database, which is no part of a backup. */
export function isFormerDatabase(name: string): boolean {
  return name.startsWith(copyFolder) || name.startsWith(rolledBackPrefix);
}
