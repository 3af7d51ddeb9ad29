import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { createBanning } from './banning';

function setUp() {
  const client = createFakeCalls({ 'POST /cases/{id}/ban': () => ({ bans: [] }) });
  return { client, banning: createBanning(client) };
}
const ban = { by: ['visitor', 'network'], days: 7, reason: 'Swears' } as const;

test('a ban is made of the chat that was asked about, once', async () => {
  const { client, banning } = setUp();
  banning.ask('c1');
  await Promise.all([banning.confirm({ ...ban, by: [...ban.by] }), banning.confirm({ by: ['visitor'] })]);
  expect(client.calls).toEqual([`POST /cases/{id}/ban ${JSON.stringify({ path: { id: 'c1' }, body: ban })}`]);
  expect(banning.subject.value).toBeUndefined();
});

test('a refusal is shown and can be tried again', async () => {
  const { client, banning } = setUp();
  banning.ask('c1');
  const message = 'by: nothing of that is known of the visitor';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  await banning.confirm({ by: ['visitor'] });
  expect([banning.subject.value, banning.state.value]).toMatchObject(['c1', { kind: 'refused', message }]);
  await banning.confirm({ by: ['email'] });
  expect([banning.subject.value, banning.state.value.kind]).toEqual([undefined, 'idle']);
});
