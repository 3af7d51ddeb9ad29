import { readdirSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

const source = new URL('../../src/console/', import.meta.url);
/** Stands for what a text is filled with. */
const value = '\u0001';

type Language = 'de' | 'fr' | 'es';

/** Fails where the page says something of two or more words that a room of the console says in English. */
export async function expectNoEnglish(page: Page, language: Language) {
  expect.soft(await findEnglish(page, language)).toEqual([]);
}

export async function findEnglish(page: Page, language: Language): Promise<string[]> {
  const telling = await (found[language] ??= findTelling(language));
  const said = await page.evaluate(readWords);
  expect(said.length).toBeGreaterThan(4);
  return telling.filter((text) => said.some((one) => isIn(one, text)));
}

/** By language, what shows English; read once. */
const found: Partial<Record<Language, Promise<string[]>>> = {};

async function findTelling(language: Language): Promise<string[]> {
  const [english, own] = [await textsOf(''), new Set(await textsOf(`.${language}`))];
  const telling = english.filter((text) => !own.has(text));
  // Fewer: the rooms are somewhere else.
  expect(telling.length).toBeGreaterThan(100);
  return telling;
}

/** Pieces of two or more words of what all rooms say; `ending`: of the language's files. */
async function textsOf(ending: string): Promise<string[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.replaceAll('\\', '/').endsWith(`/texts${ending}.ts`),
  );
  const pieces = await Promise.all(
    files.map(async (path) => {
      const module = (await import(new URL(path, source).href)) as Record<string, unknown>;
      const texts = Object.entries(module).filter(([name]) => name.endsWith('Texts'));
      return texts.flatMap(([, room]) =>
        piecesOf(typeof room === 'function' ? (room as () => unknown)() : room),
      );
    }),
  );
  return [...new Set(pieces.flat())];
}

function piecesOf(text: unknown): string[] {
  if (typeof text === 'function') {
    try {
      return piecesOf((text as (...values: unknown[]) => unknown)(value, value, value, value));
    } catch {
      // It wants the name of another text, which is asked for by itself.
      return [];
    }
  }
  if (typeof text === 'object' && text !== null) return Object.values(text).flatMap(piecesOf);
  if (typeof text !== 'string') return [];
  const pieces = text.split(new RegExp(`${value}|\\{+[\\w.|]+\\}+|·`)).map((piece) => piece.trim());
  return pieces.filter((piece) => /\p{L}{2,} \p{L}{2,}/u.test(piece));
}

function isIn(said: string, text: string): boolean {
  const at = said.indexOf(text);
  if (at < 0) return false;
  const [before, after] = [said.charAt(at - 1), said.charAt(at + text.length)];
  return !/\p{L}/u.test(before) && !/\p{L}/u.test(after);
}

/** Runs in the page; without the last words of each chat in the list, which visitors and bots say in their own language. */
function readWords(): string[] {
  const said = [document.title];
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  for (const element of document.querySelectorAll('body, body *:not(script, style, .case-preview)')) {
    for (const name of names) said.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
  }
  return said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
