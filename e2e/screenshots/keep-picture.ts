import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** Keeps a picture of the README only with `UPDATE_SCREENSHOTS=1`, so that a test run leaves the tree as it was. */
export async function keepPicture(name: string, picture: Buffer): Promise<void> {
  if (!process.env.UPDATE_SCREENSHOTS) return;
  await mkdir(folder, { recursive: true });
  await writeFile(folder + name, picture);
}
