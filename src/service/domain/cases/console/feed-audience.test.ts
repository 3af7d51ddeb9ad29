import { expect, test, vi } from 'vitest';
import { createFeedAudience } from './feed-audience';

const anna = { email: 'anna@x.example', orgId: 1, isAdministrator: false };

/** Reads of widgets that end when the test says so, each with what is answered at its begin. */
function arrange() {
  const answered = { by: ['a', 'b'] };
  const ends: (() => void)[] = [];
  const audience = createFeedAudience({
    async idsOfAgent() {
      const ids = answered.by;
      await new Promise<void>((resolve) => ends.push(resolve));
      return ids;
    },
  });
  const console = { send: vi.fn(), end: vi.fn() };
  async function settle() {
    await new Promise(setImmediate);
  }
  return { answered, ends, audience, console, settle };
}

test('a console is greeted after two reads, however often widgets of others change meanwhile', async () => {
  const { ends, audience, console, settle } = arrange();
  const adding = audience.add(anna, console);
  for (let at = 0; at < 20 && console.send.mock.calls.length === 0; at++) {
    void audience.refresh('of others', async () => {});
    ends.shift()?.();
    await settle();
  }
  expect(console.send.mock.calls).toEqual([[{ type: 'hello' }]]);
  for (const end of ends) end();
  await adding;
});

test('of a widget that is lost while a console opens it hears nothing, whichever read ends last', async () => {
  const { answered, ends, audience, console, settle } = arrange();
  const adding = audience.add(anna, console);
  answered.by = ['a'];
  await audience.refresh('b', async () => {});
  ends.shift()?.();
  await settle();
  audience.send('b', { type: 'hello' });
  answered.by = [];
  const refreshing = audience.refresh('a', async () => {});
  const [second, third] = ends.splice(0);
  third?.();
  await settle();
  second?.();
  await Promise.all([adding, refreshing]);
  console.send.mockClear();
  audience.send('a', { type: 'hello' });
  audience.send('b', { type: 'hello' });
  expect(console.send).not.toHaveBeenCalled();
});
