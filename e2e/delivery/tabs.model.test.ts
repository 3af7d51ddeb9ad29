import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { World } from './world/world';
import { createWorlds } from './world/worlds';
import { chatOf, shown, texts } from './world/read';

/** What the tabs of one browser do together, on the widget's models over our service or a plain one. */
const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

const second = 1_000;

test('a draft is there in a second tab, and after closing and opening again', async () => {
  const world = await worlds.own();
  const first = world.openTab();
  await world.start(first);
  chatOf(first).setDraft('Half a sen');
  const other = world.openTab();
  await world.pass(second);
  expect(chatOf(other).draft.value).toBe('Half a sen');
  chatOf(other).setDraft('Half a sentence');
  await world.pass(second);
  expect(chatOf(first).draft.value).toBe('Half a sentence');
  first.tab.close();
  other.tab.close();
  const later = world.openTab();
  await world.pass(second);
  expect(chatOf(later).draft.value).toBe('Half a sentence');
});

describe('requests', () => {
  async function perMinute(world: World) {
    const before = world.line.requests.length;
    await world.pass(5 * 60 * second);
    return (world.line.requests.length - before) / 5;
  }

  test('ten tabs of a browser make no more than one, at most three a minute', async () => {
    const world = await worlds.own();
    const first = world.openTab();
    await world.start(first);
    await world.pass(60 * second);
    const ofOne = await perMinute(world);
    for (let count = 1; count < 10; count++) world.openTab();
    await world.pass(60 * second);
    const ofTen = await perMinute(world);
    expect(ofOne).toBeLessThanOrEqual(3);
    expect(ofTen).toBeLessThanOrEqual(ofOne);
  });

  test('a hidden idle tab makes at most one a minute', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    visitor.tab.hide();
    await world.pass(180 * second);
    expect(await perMinute(world)).toBeLessThanOrEqual(1);
  });

  test('polls of our service need no preflight, those of a plain one carry the key in the header', async () => {
    const own = await worlds.own();
    await own.start(own.openTab());
    const plain = worlds.plain();
    await plain.start(plain.openTab());
    await own.pass(60 * second);
    await plain.pass(60 * second);
    function polls({ line }: World) {
      return line.requests.filter(({ url }) => url.includes('/poll/'));
    }
    expect(polls(own).filter(({ headers }) => 'x-api-key' in headers)).toEqual([]);
    expect(polls(plain).filter(({ headers }) => !('x-api-key' in headers))).toEqual([]);
  });

  test('a send neither aborts nor repeats the poll that is held', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    const chat = chatOf(visitor);
    chat.setDraft('Hi');
    await world.pass(2 * second);
    const before = world.line.requests.length;
    chat.send();
    await world.pass(2 * second);
    expect(world.line.requests.slice(before).map(({ method }) => method)).toEqual(['PUT']);
  });
});

describe('a tab that joins while the line is frozen', () => {
  async function chatting() {
    const world = await worlds.own();
    const first = world.openTab();
    await world.start(first);
    await world.agentSays('One');
    await world.pass(second);
    return { world, first };
  }

  test('has the transcript from the tab that polled until then', async () => {
    const { world } = await chatting();
    world.strike({ kind: 'frozen', acted: false }, 'GET');
    const joined = world.openTab();
    await world.pass(second);
    expect(shown(joined)).toEqual(['Hello', 'One']);
  });

  test('has it from any other tab when the one that polled is suspended', async () => {
    const { world, first } = await chatting();
    world.openTab(false);
    await world.pass(second);
    first.tab.freeze();
    world.strike({ kind: 'frozen', acted: false }, 'GET');
    const joined = world.openTab();
    await world.pass(2 * second);
    expect(shown(joined)).toEqual(['Hello', 'One']);
  });

  test.each(['joins', 'comes back', 'is online again'])(
    'gives up its first poll after 8 seconds when it %s',
    async (how) => {
      const { world, first } = await chatting();
      let isFirst = true;
      world.line.strike(({ url }) => {
        if (!isFirst || !url.includes('/poll/')) return undefined;
        isFirst = false;
        return { kind: 'frozen', acted: false };
      });
      let visitor = first;
      if (how === 'joins') visitor = world.reload(first);
      else if (how === 'comes back') {
        first.tab.enterCache();
        first.tab.leaveCache();
      } else world.browser.tellNetwork('online');
      await world.pass(second);
      await world.agentSays('Two');
      await world.pass(8 * second);
      expect(shown(visitor)).toEqual(['Hello', 'One', 'Two']);
    },
  );
});

describe('leadership', () => {
  test.each(['closes', 'is killed', 'freezes'])('passes on within a second when its tab %s', async (how) => {
    const world = await worlds.own();
    const other = world.openTab();
    await world.start(other);
    const leader = world.openTab();
    await world.pass(2 * second);
    if (how === 'freezes') leader.tab.freeze();
    else leader.tab.close(how === 'is killed');
    await world.pass(second);
    await world.agentSays('Anybody there?');
    await world.pass(100);
    expect(shown(other)).toEqual(['Hello', 'Anybody there?']);
  });

  test('that changes hands leaves no tab behind that opens just then', async () => {
    const world = await worlds.own();
    const [first, other] = [world.openTab(), world.openTab()];
    await world.start(first);
    await world.agentSays('One');
    other.tab.show();
    await world.pass(second);
    first.tab.show();
    const hidden = world.openTab(false);
    await world.pass(second);
    expect(shown(hidden)).toEqual(['Hello', 'One']);
  });

  test('without locks and channels every tab polls, and nothing doubles on our service', async () => {
    const world = await worlds.own({ isOld: true });
    const [one, two] = [world.openTab(), world.openTab()];
    await world.start(one);
    await world.pass(second);
    one.say('From one');
    two.say('From two');
    await world.agentSays('Answer');
    await world.pass(40 * second);
    const [said = []] = await texts(world);
    expect([...said].sort()).toEqual(['Answer', 'From one', 'From two', 'Hello']);
    expect(shown(one)).toEqual(said);
    expect(shown(two)).toEqual(said);
  });
});

test('without locks, all that a closed tab left behind goes out together', async () => {
  const world = await worlds.own({ isOld: true });
  const first = world.openTab();
  await world.start(first);
  const other = world.openTab();
  await world.pass(second);
  world.strike({ kind: 'lost' });
  for (const text of ['One', 'Two', 'Three']) first.say(text);
  await world.pass(second);
  first.tab.close(true);
  world.line.heal();
  await world.pass(22 * second);
  expect(await texts(world)).toEqual([['Hello', 'One', 'Two', 'Three']]);
  expect(shown(other)).toEqual(['Hello', 'One', 'Two', 'Three']);
});

test('on a plain server, what a frozen tab and the one behind it both sent is shown as repeated', async () => {
  const world = worlds.plain();
  const first = world.openTab();
  await world.start(first);
  const other = world.openTab();
  await world.pass(second);
  first.tab.show();
  await world.pass(second);
  first.say('Twice?');
  first.tab.freeze();
  other.tab.show();
  await world.pass(30 * second);
  first.tab.thaw();
  await world.pass(5 * second);
  expect(await texts(world)).toEqual([['Hello', 'Twice?', 'Twice?']]);
  for (const tab of [first, other]) expect(tab.screen().at(-1)).toMatchObject({ isRepeated: true });
});

test('what one tab says while another ends the chat is said before the end', async () => {
  const world = await worlds.own();
  const [one, two] = [world.openTab(), world.openTab()];
  await world.start(one);
  await world.pass(second);
  world.strike({ kind: 'lost' });
  two.say('One more thing');
  await world.pass(100);
  one.session.close();
  await world.pass(5 * second);
  world.line.heal();
  await world.pass(30 * second);
  expect(await texts(world)).toEqual([['Hello', 'One more thing']]);
  expect((await world.kept()).map(({ isClosed }) => isClosed)).toEqual([true]);
  expect(two.isChatting()).toBe(false);
});

test('a chat that both tabs end at once is ended, and a new one can begin', async () => {
  const world = await worlds.own();
  const [one, two] = [world.openTab(), world.openTab()];
  await world.start(one);
  await world.pass(second);
  for (const tab of [one, two]) tab.session.close();
  await world.pass(5 * second);
  await world.start(two, 'Another question');
  await world.pass(5 * second);
  expect(await texts(world)).toEqual([['Hello'], ['Another question']]);
  expect((await world.kept()).map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(shown(two)).toEqual(['Another question']);
});

test('a page that comes back out of the cache has all that was said, and leads', async () => {
  const world = await worlds.own();
  const visitor = world.openTab();
  await world.start(visitor);
  world.strikeNext('PUT', { kind: 'frozen', acted: true });
  visitor.say('Going back');
  await world.pass(100);
  visitor.tab.enterCache();
  await world.agentSays('Still there?');
  await world.pass(60 * second);
  visitor.tab.leaveCache();
  await world.pass(2 * second);
  visitor.say('Here again');
  await world.pass(2 * second);
  const all = ['Hello', 'Going back', 'Still there?', 'Here again'];
  expect(await texts(world)).toEqual([all]);
  expect(shown(visitor)).toEqual(all);
});

test('of two windows side by side, one that a server told to wait sends again once the other has got through', async () => {
  const world = await worlds.own();
  const other = world.openTab();
  await world.start(other);
  const limited = world.openTab();
  await world.pass(2 * second);
  world.strikeNext('PUT', { kind: 'limited', retryAfter: '3600' });
  chatOf(limited).setDraft('One');
  limited.say('One');
  await world.pass(2 * second);
  expect(await texts(world)).toEqual([['Hello']]);
  chatOf(other).setDraft('Two');
  other.say('Two');
  await world.pass(5 * second);
  expect(await texts(world)).toEqual([['Hello', 'One', 'Two']]);
  chatOf(limited).setDraft('Three');
  limited.say('Three');
  await world.pass(5 * second);
  expect(await texts(world)).toEqual([['Hello', 'One', 'Two', 'Three']]);
});

test('what the page has told agents alone keeps no poll from being held', async () => {
  const world = await worlds.own();
  const visitor = world.openTab();
  await world.start(visitor);
  visitor.session.sendText('In the cart: one lamp', 'agent');
  await world.pass(1_000);
  const reloaded = world.reload(visitor);
  await world.pass(1_000);
  reloaded.say('Anybody?');
  await world.pass(1_000);
  const before = world.line.requests.length;
  await world.pass(20_000);
  expect(world.line.requests.slice(before).map(({ url }) => url)).toEqual([]);
});
