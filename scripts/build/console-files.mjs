import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an agent's browser downloads: `inbox`, the files that come before the chats are shown, and for each other screen
 * those that come with it; `charts` come where one is drawn.
 */
export function consoleFiles(folder) {
  const all = readdirSync(folder);
  const entry = all.find((file) => /^console-[\w-]+\.js$/.test(file));
  const administration = all.find((file) => /^screens-of-administration-[\w-]+\.js$/.test(file));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const screens = [entry, administration].flatMap((file) => screensIn(folder, file));
  const ofPage = [...page.matchAll(/\/console\/([^"]+)"/g)].map(([, file]) => file);
  const chats = screens.find(({ name }) => name === 'workspace');
  const inbox = new Set([...ofPage, ...withImports(folder, entry), ...chats.files]);
  const charts = withImports(
    folder,
    all.find((file) => file.startsWith('draw-volume-')),
  );
  return {
    inbox: [...inbox],
    charts: [...charts].filter((file) => !inbox.has(file)),
    screens: screens
      .filter((screen) => screen !== chats)
      .map(({ name, files }) => ({ name, files: [...new Set(files)].filter((file) => !inbox.has(file)) })),
  };
}

/** What a file of the table downloads, each with its style sheets. */
function screensIn(folder, table) {
  const code = readFileSync(join(folder, table), 'utf8');
  const styles = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]');
  return [
    ...code.matchAll(
      /import\([`"']\.\/([^`"']+)[`"']\)(?:\.then\(\w+=>\w+\.\w+\))?,__vite__mapDeps\(\[([\d,]*)\]\)/g,
    ),
  ].map(([, script, places]) => ({
    name: script.replace(/-[\w-]{8}\.js$/, ''),
    files: [...withImports(folder, script), ...places.split(',').map((place) => styles[Number(place)])],
  }));
}

function withImports(folder, entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  const code = readFileSync(join(folder, entry), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    withImports(folder, file, found);
  return found;
}
