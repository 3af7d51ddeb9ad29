import { expect, test } from 'vitest';
import { createFakeClock } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { ToastingModel } from '../../kit/toasts/toasting';
import { BanningModel } from './banning';

const ban = { by: ['visitor', 'network'] as ('visitor' | 'network')[], days: 7, reason: 'Swears' };

async function banned() {
  const client = createFakeCalls({ 'POST /cases/{id}/ban': () => ({ bans: [] }) });
  const clock = createFakeClock();
  const toasting = new ToastingModel(clock);
  const banning = new BanningModel({ client, toasting });
  banning.ask('c1');
  await Promise.all([banning.confirm({ ...ban, name: 'Ana' }), banning.confirm({ ...ban, name: 'Ana' })]);
  expect([banning.subject.value, client.calls]).toEqual([undefined, []]);
  return { client, clock, toasting };
}

test('a ban is made of the chat that was asked about, once, unless that is undone', async () => {
  const { client, clock } = await banned();
  await clock.advance(10_000);
  expect(client.calls).toEqual([`POST /cases/{id}/ban ${JSON.stringify({ path: { id: 'c1' }, body: ban })}`]);
  const undone = await banned();
  undone.toasting.undoLast();
  await undone.clock.advance(10_000);
  expect(undone.client.calls).toEqual([]);
});

test('a refusal is said, and stays', async () => {
  const { client, clock, toasting } = await banned();
  client.failNext(new RequestFailure(400, undefined, { code: 400, message: 'by: not known' }));
  await clock.advance(60_000);
  expect(toasting.shown.value.map(({ text }) => text)).toEqual(['Ana was not banned: by: not known']);
});

test('a ban is made also where the agent ends the chat right after it', async () => {
  const { client, clock, toasting } = await banned();
  const ended: string[] = [];
  toasting.hold({
    subject: 'c1',
    text: 'Ending the chat…',
    now: 'End now',
    run: async () => void ended.push('c1'),
    notDone: (why) => why,
  });
  await clock.advance(10_000);
  expect([client.calls.length, ended]).toEqual([1, ['c1']]);
});
