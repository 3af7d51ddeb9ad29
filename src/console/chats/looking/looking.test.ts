import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { AnsweringAgent } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { LookingModel } from './looking';

const me = { email: 'maya@shop.example', alias: 'Maya' };
const jonas = { email: 'jonas@shop.example', alias: 'Jonas' };
let browser: FakeBrowser;
let agents: AnsweringAgent[];
let isDown: boolean;
const caseId = signal<string | undefined>(undefined);
const heard = signal<ConsoleEvent | undefined>(undefined);
let model: Disposable & Pick<InstanceType<typeof LookingModel>, 'colleagues'>;
let client: ReturnType<typeof createFakeCalls>;

beforeEach(() => {
  browser = createFakeBrowser();
  [agents, isDown, caseId.value, heard.value] = [[me], false, undefined, undefined];
  client = createFakeCalls({
    'PUT /cases/{id}/looking': () => {
      if (isDown) throw new RequestFailure(0);
      return { agents };
    },
  });
  model = new LookingModel({ client, browser, caseId, myEmail: me.email, heard });
});
afterEach(() => model[Symbol.dispose]());

test('a console says which chat it shows, again and again, and that it has left it', async () => {
  caseId.value = 'a';
  await settle();
  await browser.clock.advance(10_000);
  caseId.value = 'b';
  await settle();
  caseId.value = undefined;
  await settle();
  await browser.clock.advance(30_000);
  const said = client.calls.map((call) => [/"id":"(\w)"/.exec(call)?.[1], call.includes('"isLooking":true')]);
  expect(said).toEqual([
    ['a', true],
    ['a', true],
    ['b', true],
    ['b', false],
  ]);
});

test('colleagues who look at the open chat are named, from the answer and from events, and not the agent', async () => {
  agents = [me, jonas];
  caseId.value = 'a';
  await settle();
  expect(model.colleagues.value).toEqual(['Jonas']);
  heard.value = { type: 'looking', caseId: 'b', agents: [] };
  expect(model.colleagues.value).toEqual(['Jonas']);
  heard.value = { type: 'looking', caseId: 'a', agents: [me, jonas] };
  expect(model.colleagues.value).toEqual(['Jonas']);
  heard.value = { type: 'looking', caseId: 'a', agents: [me] };
  expect(model.colleagues.value).toEqual([]);
});

test('a lost answer is made up for by the next one', async () => {
  isDown = true;
  caseId.value = 'a';
  await settle();
  [isDown, agents] = [false, [me, jonas]];
  await browser.clock.advance(10_000);
  await settle();
  expect(model.colleagues.value).toEqual(['Jonas']);
});
