import { expect, test } from 'vitest';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { DryRunModel } from './dry-run';

test('a recorded visit brings its pages, its language and its time', async () => {
  const at = new Date(2026, 10, 20, 9, 5).getTime();
  const client = createFakeCalls({
    'GET /logs/{id}': ({ path }) => ({
      id: path.id,
      url: '',
      type: 'chat',
      created_at_date: at,
      created_at_seconds: 0,
      created_at_milliseconds: 0,
      proactive_chat: false,
      source_id: 2,
      page_url: 'https://shop.example/bulbs',
      entry_url: 'https://shop.example/',
      language_code: 'de',
      transcripts: [],
      javascript_variables: [{ name: 'cart', value: '3' }],
      operator_variables: [],
      labels: [],
    }),
  });
  const dryRun = new DryRunModel({ client, clock: { now: () => at } });
  await dryRun.take('c1');
  expect(dryRun.variables.value).toBe('cart=3');
  expect(dryRun.pages.value.map(({ url }) => url)).toEqual([
    'https://shop.example/',
    'https://shop.example/bulbs',
  ]);
  expect(dryRun.at.value).toBe(1);
  expect(dryRun.visit.value).toMatchObject({
    visitor: { timeOfDay: '09:05', weekday: 'FRIDAY', language: 'de' },
    jsVariables: { cart: '3' },
  });
});

test('a line of variables that is not whole yet stays as it is typed, and is no variable', () => {
  const dryRun = new DryRunModel({
    client: createFakeCalls({}),
    clock: { now: () => 0 },
  });
  dryRun.setVariables('cart = 3\ntot');
  expect(dryRun.variables.value).toBe('cart = 3\ntot');
  expect(dryRun.visit.value.jsVariables).toEqual({ cart: '3' });
});

test('pages are added, changed and removed, and what was touched last is looked at', () => {
  const dryRun = new DryRunModel({
    client: createFakeCalls({}),
    clock: { now: () => 0 },
  });
  dryRun.addPage();
  dryRun.changePage(1, { url: '/cart', seconds: 5 });
  dryRun.addPage();
  dryRun.changePage(0, { seconds: 7 });
  expect(dryRun.pages.value.map(({ seconds }) => seconds)).toEqual([7, 5, 30]);
  expect(dryRun.at.value).toBe(0);
  dryRun.lookAt(2);
  dryRun.removePage(2);
  expect(dryRun.pages.value).toHaveLength(2);
  expect(dryRun.at.value).toBe(1);
});
