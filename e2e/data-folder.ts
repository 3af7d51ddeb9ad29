import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the data of a service, with an empty database, which would take each service seconds to make. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-e2e-'));
  await cp(process.env.EMPTY_DATABASE ?? '', folder, { recursive: true });
  return folder;
}
