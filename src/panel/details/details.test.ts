import { beforeEach, expect, test } from 'vitest';
import type { FieldSettings } from '../../contract/settings/form-settings';
import { createFakeVisit, type FakeVisit } from '../session/fake-visit';
import { parseSettings } from '../../contract/settings/parse-settings';
import { DetailsModel } from './details';

function field(kind: FieldSettings['kind'], more: Partial<FieldSettings> = {}): FieldSettings {
  return { kind, label: '', isRequired: false, options: [], value: '', translations: [], ...more };
}
const prechat = {
  style: 'askFirst',
  fields: [
    field('name'),
    field('email', { isRequired: true }),
    field('question', { isRequired: true }),
    field('text', { label: 'Order number' }),
    field('hidden', { label: 'Plan', value: 'gold' }),
  ],
} as const;
const settings = { forms: { prechat: { ...prechat, fields: [...prechat.fields] } } };
let visit: FakeVisit;
let answers: (number | undefined)[];
let received: [string, Record<string, string>][];

beforeEach(() => {
  visit = createFakeVisit(settings);
  visit.server.emailRequired = false;
  answers = [];
  received = [];
});

function ask(caseId = 'case-1') {
  const { browser, session } = visit;
  const fetch = (async (url: string, { body }: RequestInit) => {
    received.push([url, Object.fromEntries(body as URLSearchParams)]);
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(status === 203 ? { error: 'offline' } : { caseId }, { status });
  }) as typeof globalThis.fetch;
  const environment = {
    browser,
    service: { fetch, baseUrl: '', apiKey: 'k', clock: browser.clock },
    settings: parseSettings(settings).settings,
    visitor: () => visit.known,
  };
  return new DetailsModel(environment as never, session.form, caseId);
}
function answer({ form, interview }: ReturnType<typeof ask>, value: string) {
  const asked = interview.questions()[interview.step.peek()];
  if (asked) form.setValue(asked.key, value);
  interview.answer();
}

test('a chat begins with the question alone, and with what the form hides', async () => {
  visit.session.open();
  await visit.pass(0);
  expect(visit.session.form.fields.value.map(({ key }) => key)).toEqual(['message', '=Plan']);
  visit.session.form.setValue('message', 'Hello');
  visit.session.submit();
  await visit.pass(0);
  expect(visit.server.cases.get('case-1')?.start).toMatchObject({
    visitorMessage: 'Hello',
    jsVariables: '[{"name":"Plan","value":"gold"}]',
  });
  expect(visit.server.cases.get('case-1')?.start).not.toHaveProperty('email');
});

test('the other fields are asked for in the chat, once, and sent together', async () => {
  const details = ask();
  expect(details.interview.questions().map(({ key }) => key)).toEqual(['name', 'email', '=Ordernumber']);
  answer(details, 'Ann');
  answer(details, 'ann@');
  expect([details.interview.step.value, details.interview.fault.value]).toEqual([1, 'invalid']);
  answer(details, 'ann@example.com');
  answer(details, '20-1187');
  await visit.pass(0);
  expect(details.state.value).toBe('given');
  expect(received).toEqual([
    [
      '/api/v1/chat/case-1/details',
      {
        visitorName: 'Ann',
        email: 'ann@example.com',
        jsVariables: '[{"name":"Order number","value":"20-1187"}]',
      },
    ],
  ]);
  expect(ask().state.value).toBe('over');
  // The next chat has who asks at hand.
  expect(ask('case-2').form.values.value).toMatchObject({ name: 'Ann', email: 'ann@example.com' });
});

test('what is lost on the way can be sent again', async () => {
  const details = ask();
  // 203: JSON of something in between, such as a service worker of the page.
  answers = [0, 500, 203];
  answer(details, '');
  answer(details, 'ann@example.com');
  answer(details, '');
  await visit.pass(0);
  for (const _ of [0, 500, 203]) {
    expect(details.form.state.value).toEqual({ kind: 'failed', reason: 'formUnreachable' });
    details.submit();
    await visit.pass(0);
  }
  expect(details.state.value).toBe('given');
  expect(received.map(([, body]) => body)).toEqual(
    Array.from({ length: 4 }, () => ({ email: 'ann@example.com' })),
  );
});

test('nothing is asked that the page has said, and nothing sent where all is skipped', async () => {
  visit.known = { ...visit.known, email: 'ann@example.com' };
  const details = ask();
  expect(details.interview.questions().map(({ key }) => key)).toEqual(['name', '=Ordernumber']);
  answer(details, '');
  answer(details, '');
  await visit.pass(0);
  expect(details.state.value).toBe('over');
  expect(received).toEqual([]);
});
