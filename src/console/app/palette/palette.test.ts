import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { FinderModel } from '../finder/finder';
import { PaletteModel } from './palette';

const links = signal([
  { title: 'Chats', href: '#/', icon: '', group: 'work' as const, isMostUsed: true, isCurrent: true },
]);

function openPalette(isAdministrator: boolean) {
  const client = createFakeCalls({});
  const palette = new PaletteModel(
    async (query) => new FinderModel({ query, client, links, isAdministrator }),
  );
  return { client, palette };
}

test('what is written before the list has arrived is looked for once it has', async () => {
  const { client, palette } = openPalette(false);
  palette.write('cha');
  expect([palette.note.value, palette.found.value]).toEqual(['Loading…', []]);
  await settle();
  expect([palette.note.value, palette.found.value.map(({ title }) => title)]).toEqual([
    '1 result',
    ['Chats'],
  ]);
  expect(client.calls).toEqual([]);
});

test('screens are found while widgets and agents are still on their way', async () => {
  const client = { call: () => new Promise<never>(() => {}) };
  const palette = new PaletteModel(
    async (query) => new FinderModel({ query, client, links, isAdministrator: true }),
  );
  palette.write('chats');
  await settle();
  expect([palette.note.value, palette.found.value[0]?.href]).toEqual(['Loading…', '#/']);
});

test('an administrator finds screens and their parts though widgets and agents could not be read', async () => {
  const { client, palette } = openPalette(true);
  client.failNext(new TypeError('Failed to fetch'));
  for (let turn = 0; turn < 4; turn++) await settle();
  expect(client.calls).toEqual(['GET /widgets', 'GET /agents']);
  palette.write('webh');
  expect([palette.note.value, palette.found.value.map(({ href }) => href)]).toEqual([
    'Widgets and agents could not be loaded. Only screens can be found.',
    ['#/connections'],
  ]);
});

test('a list that could not be downloaded is said', async () => {
  const palette = new PaletteModel(() => Promise.reject(new TypeError('Failed to fetch')));
  await settle();
  expect(palette.note.value).toMatch(/^The list could not be loaded/);
});

test('the arrows go round, and each letter begins at the first again', async () => {
  const { palette } = openPalette(true);
  await settle();
  const { length } = palette.found.value;
  palette.move(-1);
  expect(palette.place.value).toBe(length - 1);
  palette.move(1);
  expect(palette.place.value).toBe(0);
  palette.move(1);
  palette.write('t');
  expect(palette.place.value).toBe(0);
});
