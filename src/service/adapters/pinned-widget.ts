import { chmod, cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Keeps a copy of the widget's files under their version, so that pages which are pinned to it find it after later upgrades. Answers
 * the folder of all versions; nothing where the files have no version, or can't be copied.
 */
export async function keepPinnedWidget(
  widget: string,
  dataDir: string,
  log: { warn(context: object, message: string): void },
): Promise<{ pinnedWidget?: string }> {
  const version = await versionOf(widget);
  if (version === undefined) return {};
  const pinnedWidget = resolve(dataDir, 'pinned-widget');
  try {
    await cp(widget, join(pinnedWidget, version), { recursive: true });
    await closeToOthers(pinnedWidget);
    return { pinnedWidget };
  } catch (error) {
    log.warn({ err: error }, 'There are no pinned addresses: the files of this version could not be copied.');
    return {};
  }
}

/** What is copied keeps the rights that it had, and all that the service keeps is its owner's alone. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? closeToOthers(path) : chmod(path, 0o600));
  }
}

async function versionOf(widget: string): Promise<string | undefined> {
  const text = await readFile(join(widget, 'integrity.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { version: string }).version;
}
