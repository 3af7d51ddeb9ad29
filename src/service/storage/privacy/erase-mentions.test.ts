import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole } from '../../testing/test-console';
import { findEverywhere } from '../../testing/test-search';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';
import { createVisitorRecords } from './visitor-records';

let service: TestService;
const visitor = createTestVisitor(() => service);

beforeAll(async () => void (service = await openTestService()));
afterAll(() => service.stop());

/** Erases cases; answers how many statements that took. */
async function erase(caseIds: string[], email?: string): Promise<number> {
  let statements = 0;
  const counted = service.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const scope = { caseIds, ...(email === undefined ? {} : { email }) };
  const records = createVisitorRecords(counted);
  await records.eraseInPortions(demo.orgId, scope);
  await records.erase(demo.orgId, scope);
  return statements;
}

async function start(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await visitor.start({ isOffline: 'true' }));
  return ids;
}

test('an erasure reads what the organisation has once, however many chats a visitor started', async () => {
  const one = await erase(await start(1), 'v@x.example');
  expect(await erase(await start(20), 'v@x.example')).toBe(one);
});

test('each of many cases is taken out of what others wrote, also where it stands in something like an id', async () => {
  const ids = await start(3);
  const [first = '', second = '', third = ''] = ids;
  const other = '0123abcd-0123-4123-8123-0123456789ab';
  const written = [
    `See ${first.toUpperCase()}, ${second} and ${first}.`,
    `00000000-0000-0000-0000-0000${first}`,
    `${other}${second}${third}x ${other}`,
    `${third.slice(0, 20)} is none`,
    '%-____-% \\1',
  ];
  const caseId = await visitor.start();
  for (const messageBody of written) await visitor.send('PUT', { caseId, messageType: '1', messageBody });
  await erase(ids);
  const { entries } = await service.context.store.entries.page(caseId, 1, {
    kinds: ['visitor'],
    entries: 100,
    characters: 10_000,
  });
  expect(entries.map(({ text }) => text)).toEqual([
    'See (erased), (erased) and (erased).',
    '00000000-0000-0000-0000-0000(erased)',
    `${other}(erased)(erased)x ${other}`,
    written[3],
    written[4],
  ]);
});

test.each([
  ['a line break', '\n', 'nina'],
  ['a character that JSON numbers', '\u0001', '1er'],
  ['a backslash', '\\', 'nina'],
])('an address behind %s is erased, and is not mistaken for another one', async (_, before, name) => {
  const email = `${name}@visitor.example`;
  const others = `${before}${email.slice(1)} and ${before}${email}.`;
  const jsVariables = JSON.stringify([{ name: 'note', value: others }]);
  const caseId = await visitor.start({ jsVariables });
  await erase([], email);
  const chat = await service.context.store.cases.get(caseId);
  expect(chat?.visitor.jsVariables).toEqual([
    { name: 'note', value: `${before}${email.slice(1)} and ${before}(erased).` },
  ]);
});

test('another visitor’s e-mail that contains the erased one stays, with their bans and mails', async () => {
  const email = 'nn@visitor.exam';
  const others = [`a${email}`, `Lou.${email}`, `lou+${email}`, `mary-${email}`, `${email}ple`, `${email}.nl`];
  const starts = others.map((other) =>
    visitor.start({ email: other, visitorMessage: `I am ${other}.`, isOffline: 'true' }),
  );
  const ids = await Promise.all(starts);
  const banned = await visitor.start({ email: `a${email}` });
  const call = await signInToConsole(service);
  await call('POST', `/cases/${banned}/ban`, { by: ['email'] });
  const ways = [
    `(${email})`,
    `mailto:${email}?`,
    `a\n${email}\tb`,
    `${email}.\n`,
    `从${email}来`,
    `=${email}&`,
  ];
  const jsVariables = JSON.stringify(ways.map((value, n) => ({ name: `v${n}`, value })));
  const naming = await visitor.start({ visitorMessage: ways.join(' '), jsVariables });
  const before = await findEverywhere(service.db, `a${email}`);
  expect(before).toEqual(expect.arrayContaining(['bans.who', 'deliveries.payload']));
  await erase([await visitor.start({ email })], email);

  expect(await findEverywhere(service.db, `a${email}`)).toEqual(before);
  const { cases } = service.context.store;
  for (const [n, id] of ids.entries())
    expect(await cases.get(id)).toMatchObject({
      visitor: { email: others[n] },
      description: `I am ${others[n]}.`,
    });
  const chat = await cases.get(naming);
  const left = ways.map((way) => way.replaceAll(email, '(erased)'));
  expect(chat?.description).toBe(left.join(' '));
  expect(chat?.visitor.jsVariables?.map(({ value }) => value)).toEqual(left);
});
