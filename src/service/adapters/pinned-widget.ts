import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Milliseconds. No copy takes as long. */
const longestCopy = 3_600_000;

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
    await mkdir(pinnedWidget, { recursive: true, mode: 0o700 });
    await removeLeftCopies(pinnedWidget);
    await copyWhole(widget, join(pinnedWidget, version), `${pinnedWidget}.${randomUUID()}`);
    return { pinnedWidget };
  } catch (error) {
    log.warn({ err: error }, 'There are no pinned addresses: the files of this version could not be copied.');
    return {};
  }
}

/** Copies a folder by way of one beside it, so that nobody who reads, or starts at the same moment, meets a part of it. */
async function copyWhole(from: string, to: string, beside: string): Promise<void> {
  if (await isSame(from, to)) return;
  try {
    await cp(from, beside, { recursive: true });
    await closeToOthers(beside);
    // One that is there is another build of the version, or part of a copy.
    await rename(to, `${beside}.before`).catch(() => {});
    await rename(beside, to);
  } catch (error) {
    if (!(await isSame(from, to))) throw error;
  } finally {
    for (const left of [beside, `${beside}.before`]) await rm(left, { recursive: true, force: true });
  }
}

/** Removes what a process that was killed while it copied has left beside the folder. */
async function removeLeftCopies(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}.`)) continue;
    const path = join(parent, name);
    // Another process that starts may take it away just now.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > longestCopy) await rm(path, { recursive: true, force: true });
  }
}

/** Names of files carry what they hold, and those that don’t are listed with it in `integrity.json`. */
async function isSame(from: string, to: string): Promise<boolean> {
  try {
    const names = await readdir(from, { recursive: true });
    for (const name of names) {
      const [one, other] = await Promise.all([stat(join(from, name)), stat(join(to, name))]);
      if (one.isFile() && one.size !== other.size) return false;
    }
    const [one, other] = await Promise.all(
      [from, to].map((folder) => readFile(join(folder, 'integrity.json'), 'utf8')),
    );
    return one === other;
  } catch {
    return false;
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
