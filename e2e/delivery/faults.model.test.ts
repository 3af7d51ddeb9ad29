import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorlds } from './world/worlds';
import { chatOf, shown, texts } from './world/read';

/** Each fault that was ever seen in the widget's delivery, on its models, over our service or a plain one. */
const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

const second = 1_000;
const hour = 3_600_000;

test('1. a message left on its way by a tab that closes is sent by the other tab', async () => {
  const world = await worlds.own();
  const first = world.openTab();
  await world.start(first);
  const other = world.openTab();
  await world.pass(second);
  world.strike({ kind: 'frozen', acted: false }, 'PUT');
  first.say('Left behind');
  await world.pass(second);
  first.tab.close();
  world.line.strike(() => undefined);
  await world.pass(2 * second);
  expect(await texts(world)).toEqual([['Hello', 'Left behind']]);
  expect(shown(other)).toEqual(['Hello', 'Left behind']);
});

test.each([-hour, -48 * hour, hour])(
  '2. a clock set by %i ms delays nothing in either direction',
  async (shift) => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    await world.agentSays('One');
    await world.pass(second);
    world.browser.shiftClock(shift);
    for (const text of ['Two', 'Three']) {
      await world.agentSays(text);
      await world.pass(2 * second);
    }
    expect(shown(visitor)).toEqual(['Hello', 'One', 'Two', 'Three']);
    visitor.say('Four');
    await world.pass(2 * second);
    expect(shown(visitor)).toEqual(['Hello', 'One', 'Two', 'Three', 'Four']);
    expect(await texts(world)).toEqual([['Hello', 'One', 'Two', 'Three', 'Four']]);
  },
);

test('3. two tabs that start at the same moment share one chat, with both questions in it', async () => {
  const world = await worlds.own();
  const [one, two] = [world.openTab(), world.openTab()];
  for (const tab of [one, two]) tab.session.open();
  await world.pass(second);
  one.fillForm('Where is my lamp?');
  two.fillForm('Is it broken?');
  one.session.submit();
  two.session.submit();
  await world.pass(5 * second);
  const cases = await texts(world);
  expect(cases.map((said) => [...said].sort())).toEqual([['Is it broken?', 'Where is my lamp?']]);
  for (const tab of [one, two]) expect(shown(tab)).toEqual(cases[0]);
});

describe('4. a start that was accepted, its answer lost, the page reloaded', () => {
  async function loseStart() {
    const world = await worlds.own();
    const visitor = world.openTab();
    visitor.session.open();
    await world.pass(second);
    visitor.fillForm('Hello');
    world.strikeNext('POST', { kind: 'unanswered' });
    visitor.session.submit();
    await world.pass(second);
    const reloaded = world.reload(visitor);
    reloaded.session.open();
    await world.pass(second);
    return { world, reloaded };
  }

  test('is one chat when it is started again', async () => {
    const { world, reloaded } = await loseStart();
    reloaded.session.submit();
    await world.pass(2 * second);
    expect(await texts(world)).toEqual([['Hello']]);
    expect(shown(reloaded)).toEqual(['Hello']);
  });

  test('loses no other question that is asked then', async () => {
    const { world, reloaded } = await loseStart();
    reloaded.fillForm('Hello, anybody there?');
    reloaded.session.submit();
    await world.pass(5 * second);
    expect(await texts(world)).toEqual([['Hello', 'Hello, anybody there?']]);
    expect(shown(reloaded)).toEqual(['Hello', 'Hello, anybody there?']);
  });
});

test('5. on a plain server, a message typed right after a reload is where it was said', async () => {
  const world = worlds.plain();
  const visitor = world.openTab();
  await world.start(visitor, 'Q1');
  for (const turn of [1, 2, 3]) {
    await world.agentSays(`A${turn}`);
    await world.pass(3 * second);
    visitor.say(`Q${turn + 1}`);
    await world.pass(3 * second);
  }
  world.strikeNext('GET', { kind: 'delayed', milliseconds: 5 * second });
  const reloaded = world.reload(visitor);
  await world.settle();
  reloaded.say('Q5');
  await world.pass(10 * second);
  expect(shown(reloaded)).toEqual(['Q1', 'A1', 'Q2', 'A2', 'Q3', 'A3', 'Q4', 'Q5']);
  await world.agentSays('A5');
  await world.pass(3 * second);
  expect(shown(reloaded)).toEqual(['Q1', 'A1', 'Q2', 'A2', 'Q3', 'A3', 'Q4', 'Q5', 'A5']);
});

describe('6. Retry-After: 3600', () => {
  const limited = { kind: 'limited', retryAfter: '3600' } as const;

  async function limit(method: 'GET' | 'PUT') {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strikeNext(method, limited);
    if (method === 'PUT') visitor.say('Limited');
    else world.browser.tellNetwork('online');
    await world.pass(2 * second);
    return { world, visitor, chat: chatOf(visitor) };
  }

  test.each(['GET', 'PUT'] as const)('on a %s is told, with five minutes at most', async (method) => {
    const { world, visitor, chat } = await limit(method);
    expect(chat.connection.state.value.kind).toBe('down');
    expect(chat.connection.secondsLeft.value).toBeGreaterThan(200);
    expect(chat.connection.secondsLeft.value).toBeLessThanOrEqual(300);
    await world.agentSays('Still here');
    await world.pass(301 * second);
    expect(shown(visitor).sort()).toEqual(
      ['Hello', ...(method === 'PUT' ? ['Limited'] : []), 'Still here'].sort(),
    );
  });

  test.each(['"Try now"', 'online'])('ends at once by %s', async (way) => {
    const { world, visitor } = await limit('PUT');
    if (way === 'online') world.browser.tellNetwork('online');
    else visitor.tryNow();
    await world.pass(second);
    expect(shown(visitor)).toEqual(['Hello', 'Limited']);
    expect(chatOf(visitor).connection.state.value.kind).toBe('up');
  });
});

describe('7. a 404', () => {
  test.each(['GET', 'PUT'] as const)('page of a proxy on a %s ends no chat', async (method) => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strikeNext(method, { kind: 'portal', status: 404 });
    visitor.say('Still there?');
    world.browser.tellNetwork('online');
    await world.pass(10 * second);
    await world.agentSays('Of course');
    await world.pass(2 * second);
    expect(shown(visitor)).toEqual(['Hello', 'Still there?', 'Of course']);
  });

  test('of the interface ends a chat when it comes twice', async () => {
    const world = worlds.plain();
    const visitor = world.openTab();
    await world.start(visitor);
    let asked = 0;
    const { answer } = world.server;
    world.server.answer = async (request) => {
      if (request.method !== 'GET' || ++asked > 2) return answer(request);
      return { status: 404, headers: {}, body: '' };
    };
    await world.pass(1_500);
    expect(visitor.isChatting()).toBe(true);
    await world.pass(10 * second);
    expect(visitor.session.status.value.kind).not.toBe('chat');
  });
});

describe('8. what is shown nowhere', () => {
  test('the end of a chat is told when the line is back, however late', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strike({ kind: 'lost' });
    visitor.session.close();
    await world.pass(120 * second);
    world.line.heal();
    await world.pass(30 * second);
    expect((await world.kept()).map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  test('the end of a chat is told by the next page, behind what was said before', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strike({ kind: 'lost' });
    visitor.say('Last words');
    visitor.session.close();
    await world.pass(5 * second);
    world.reload(visitor);
    await world.pass(second);
    world.line.heal();
    await world.pass(30 * second);
    expect(await texts(world)).toEqual([['Hello', 'Last words']]);
    expect((await world.kept()).map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  test('text of the page reaches the agent once, after what was said before', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strike({ kind: 'unanswered' }, 'PUT');
    visitor.say('First');
    visitor.session.sendText('cart: 3 lamps', 'agent');
    visitor.say('Second');
    await world.pass(60 * second);
    world.line.heal();
    await world.pass(30 * second);
    const [chat] = await world.server.cases();
    const said = chat?.entries.filter(({ kind }) => kind === 'visitor' || kind === 'note');
    expect(said?.map(({ text }) => text)).toEqual(['Hello', 'First', 'cart: 3 lamps', 'Second']);
  });
});

describe('9. a tab that hangs', () => {
  test.each(['with its request', 'as a whole'])('%s holds no other tab up', async (what) => {
    const world = await worlds.own();
    const first = world.openTab();
    await world.start(first);
    const other = world.openTab();
    await world.pass(second);
    world.strikeNext('PUT', { kind: 'frozen', acted: true });
    first.tab.show();
    first.say('One');
    await world.pass(100);
    if (what === 'as a whole') first.tab.freeze();
    other.tab.show();
    other.say('Two');
    await world.pass(second);
    expect(await texts(world)).toEqual([['Hello', 'One', 'Two']]);
    expect(shown(other)).toEqual(['Hello', 'One', 'Two']);
    world.line.heal();
    first.tab.thaw();
    await world.pass(5 * second);
    expect(shown(first)).toEqual(['Hello', 'One', 'Two']);
    expect(await texts(world)).toEqual([['Hello', 'One', 'Two']]);
  });
});

test('the dots stop when the chat ends', async () => {
  const world = worlds.plain();
  const visitor = world.openTab();
  await world.start(visitor);
  await world.agentWrites(true);
  await world.pass(3 * second);
  const chat = chatOf(visitor);
  expect(chat.agentTyping.value).toBe(true);
  visitor.session.close();
  expect(chat.agentTyping.value).toBe(false);
});
