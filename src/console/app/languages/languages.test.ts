import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keyTexts } from '../../organisation/keys/texts';
import { rooms as administration } from './administration/de';
import { chooseLocale, languages, loadAdministrationLanguage, loadLanguage } from './languages';
import { speak, spokenLocale } from '../../kit/texts/room-texts';

test.each([
  [['de-AT', 'en'], 'de-AT'],
  [['nl', 'fr'], 'fr'],
  [['es_MX'], 'es-MX'],
  [['de-'], 'de'],
  [['en-US', 'de'], 'en-GB'],
  [['nl', 'toString'], 'en-GB'],
  [[], 'en-GB'],
])('a browser that asks for %j gets %s', (tags, locale) => {
  expect(chooseLocale(tags)).toBe(locale);
});

test.each([
  [['fr', 'de-CH'], 'de', 'de-CH'],
  [['fr'], 'es', 'es'],
  [['de'], 'en', 'en-GB'],
] as const)('in a browser that asks for %j, the choice of %s gets %s', (tags, chosen, locale) => {
  expect(chooseLocale(tags, chosen)).toBe(locale);
});

test('every room with texts is in each language', async () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => /^(.+)\/texts\.tsx?$/.exec(path.replaceAll('\\', '/'))?.[1])
    .filter((room) => room !== undefined);
  expect(written.length).toBeGreaterThan(0);
  for (const room of written)
    expect(readFileSync(`${source}${room}/texts.ts`, 'utf8')).toContain(`roomTexts('${room}'`);
  for (const { load, loadAdministration } of Object.values(languages)) {
    const rooms = { ...(await load()).rooms, ...(await loadAdministration()).rooms };
    expect(new Set(Object.keys(rooms))).toEqual(new Set(written));
  }
});

test('a room speaks the language of the console, and English before it is here', async () => {
  expect(keyTexts().revokeKey).toBe('Revoke key');
  try {
    await loadLanguage('de-AT');
    await loadAdministrationLanguage();
    expect(spokenLocale()).toBe('de-AT');
    expect(keyTexts().revokeKey).toBe(administration['organisation/keys'].revokeKey);
  } finally {
    speak('en-GB', {});
  }
});

test('administrators’ rooms speak the language even if they are loaded before the rest of it is here', async () => {
  try {
    await Promise.all([loadLanguage('de-DE'), loadAdministrationLanguage()]);
    expect(keyTexts().revokeKey).toBe(administration['organisation/keys'].revokeKey);
  } finally {
    speak('en-GB', {});
  }
});

test.each([
  ['fr', /« | [:;!?»]/],
  ['de', / …/],
] as const)('no line begins with a mark that belongs to the word before it: %s', async (name, breakable) => {
  const { load, loadAdministration } = languages[name];
  const said = leavesOf([(await load()).rooms, (await loadAdministration()).rooms]);
  expect(said.length).toBeGreaterThan(1_000);
  expect(said.filter((text) => breakable.test(text))).toEqual([]);
});

/** Every text; those with values are filled, except where they need other values than words. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  if (typeof value !== 'function') return [];
  try {
    return leavesOf((value as (...values: string[]) => unknown)('x', 'x', 'x'));
  } catch {
    return [];
  }
}
