import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the data of a service, as the first start of the demo leaves it: to make that takes each service seconds. */
export function createDataFolder(): Promise<string> {
  return copyOf(process.env.DEMO_DATA);
}

/** The same in a folder that is there. */
export function fillDataFolder(folder: string): Promise<void> {
  return copy(process.env.DEMO_DATA, folder);
}

/** The same with a database that has no table. */
export function createEmptyDataFolder(): Promise<string> {
  return copyOf(process.env.EMPTY_DATA);
}

async function copyOf(data: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-e2e-'));
  await copy(data, folder);
  return folder;
}

function copy(data = '', folder: string): Promise<void> {
  return cp(data, folder, { recursive: true });
}
