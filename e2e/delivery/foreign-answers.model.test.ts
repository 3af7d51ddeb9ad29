import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from './world/world';
import { createWorlds } from './world/worlds';

const second = 1_000;
/** JSON that something in between answers with status 200, such as the page's own service worker. */
const answers = ['{}', '[]', '{"error":"offline"}'];

const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

async function keptTexts(world: World): Promise<string[]> {
  return (await world.kept()).flatMap(({ entries }) => entries.map(({ text }) => text));
}

test.each(answers)(
  'a visitor’s message is not sent where %s is answered, and goes out later',
  async (body) => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strike({ kind: 'foreign', body });
    visitor.say('Are you there?');
    await world.pass(10 * second);
    expect(await keptTexts(world)).toEqual(['Hello']);
    expect(visitor.screen().at(-1)).toMatchObject({ text: 'Are you there?', state: 'sending' });
    world.line.heal();
    visitor.tryNow();
    await world.pass(second);
    await world.agentSays('Yes');
    await world.pass(10 * second);
    const said = ['Hello', 'Are you there?', 'Yes'];
    expect(visitor.screen().map(({ text, state }) => [text, state])).toEqual(
      said.map((text) => [text, 'sent']),
    );
    expect(await keptTexts(world)).toEqual(said);
  },
);

test.each(answers)('an agent’s answer is not sent where %s is answered, and goes out later', async (body) => {
  const world = await worlds.own();
  await world.start(world.openTab());
  const [device] = world.devices;
  const [chat] = await world.kept();
  const console = device?.openConsole();
  if (!device || !console || !chat) return expect.unreachable();
  await world.pass(second);
  console.open(chat.id);
  await world.pass(second);
  device.line.strike(({ method }) => (method === 'POST' ? { kind: 'foreign', body } : undefined));
  console.say('Good morning');
  await world.pass(2 * second);
  expect(console.screen().at(-1)?.text).toBe('Good morning');
  expect(console.screen().at(-1)?.state).not.toBe('sent');
  device.line.heal();
  await world.pass(60 * second);
  expect(console.screen().at(-1)).toMatchObject({ text: 'Good morning', state: 'sent' });
  expect(await keptTexts(world)).toEqual(['Hello', 'Good morning']);
});
