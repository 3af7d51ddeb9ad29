import { readFileSync } from 'node:fs';

export interface Section {
  title: string;
  /** Everything up to the next heading of that level or above. */
  text: string;
}

export function readPage(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** The sections under headings of one level, `##` for 2. */
export function sectionsOf(page: string, level: number): Section[] {
  const parts = `\n${page}`.split(new RegExp(`\\n(?=#{1,${level}} )`));
  const heading = new RegExp(`^#{${level}} (.*)`);
  return parts.flatMap((part) => {
    const title = heading.exec(part)?.[1];
    return title === undefined ? [] : [{ title, text: part.slice(part.indexOf('\n') + 1) }];
  });
}

export function sectionOf(page: string, level: number, title: string): string {
  const found = sectionsOf(page, level).find((section) => section.title === title);
  if (!found) throw new Error(`There is no section "${title}".`);
  return found.text;
}

/** The code blocks of one language. */
export function examplesOf(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

/** The commands of a block, each whole: without comments, and with the lines on which it goes on. */
export function commandsIn(block: string): string[] {
  return block
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#\s.*$/, '').trim())
    .filter(Boolean);
}

/** The one block on these pages that has this command. */
export function blockWith(command: string, ...pages: string[]): string {
  const found = pages
    .flatMap((page) => examplesOf(readPage(page), 'sh'))
    .filter((block) => commandsIn(block).includes(command));
  const [block] = found;
  if (block === undefined || found.length > 1) throw new Error(`${found.length} blocks have "${command}".`);
  return block;
}

/** The rows of all tables, cells trimmed and without the marks of code; headings and rulers left out. */
export function rowsOf(text: string): string[][] {
  const lines = text.split('\n');
  return lines
    .filter((line, at) => line.startsWith('|') && !isRuler(line) && !isRuler(lines[at + 1] ?? ''))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

function isRuler(line: string): boolean {
  return /^\|[-|\s:]+\|$/.test(line);
}
