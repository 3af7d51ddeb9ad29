import { expect, test } from 'vitest';
import { languages } from './language-files';
import { loadTables } from './tables/text-tables';

const tags = Object.keys(languages);

const others = tags.filter((tag) => tag !== 'en');

/** Faults that no language may have: typewriter marks, and spaces that are too many. */
const faults = /["'`]|\.\.\.| {2}|^\s|\s$|\uFFFD/;

test.each(tags)('%s has the marks and spaces of print', async (tag) => {
  expect((await textsIn(tag)).filter((text) => faults.test(text))).toEqual([]);
});

test.each(others)('%s keeps units on the line of their number', async (tag) => {
  const unit = /[\d#] (?:s|sn|mp|dtk|с|MB|Mo|Mt|МБ)(?![\p{L}’])/u;
  expect((await textsIn(tag)).filter((text) => unit.test(text))).toEqual([]);
});

test.each([
  ['fr', / [?!:;»]|[^\u00a0\u202f][?!;](?!\S)/],
  ['de', /[a-zß]…/],
  ['ro', /[şţŞŢ]/],
  ['es', /^[^¿]*\?$|^[^¡]*!$/],
  ['el', /\?/],
  ['fa', /[يك]|\d/],
  ['ur', /[يك]|[.?,]$/],
  ['ar', /[?,;]/],
  ['zh', /[,?!]|[\u4e00-\u9fff][.:]/],
  ['zh-hant', /[,?!]|[\u4e00-\u9fff][.:]/],
  ['ja', /[,?!]|[\u3040-\u30ff\u4e00-\u9fff][.:]/],
] as const)('%s has its own marks', async (tag, fault) => {
  const texts = (await textsIn(tag)).map((text) =>
    text.replaceAll('7', '').replaceAll('name@example.com', ''),
  );
  expect(texts.filter((text) => fault.test(text))).toEqual([]);
});

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u];

test.each(tags)('%s has no word with letters of two alphabets', async (tag) => {
  const words = (await textsIn(tag)).flatMap((text) => text.split(/[^\p{L}\p{M}]+/u));
  expect(words.filter((word) => alphabets.filter((letter) => letter.test(word)).length > 1)).toEqual([]);
});

/** Every text of the language, those of parts on demand included, with 7 for what is filled in. */
async function textsIn(tag: string): Promise<string[]> {
  const { tag: _tag, direction: _direction, ...texts } = (await languages[tag]?.())?.language ?? {};
  return [...leavesOf(texts), ...leavesOf(tag === 'en' ? {} : await loadTables(tag))];
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String((value as (filled: number) => unknown)(7))];
  return Object.values(value as object).flatMap(leavesOf);
}
