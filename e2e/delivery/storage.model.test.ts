import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorlds } from './world/worlds';
import { chatOf, shown, texts } from './world/read';

/** What the browser keeps or forgets, on the widget's models over our service. */
const worlds = createWorlds();
beforeAll(() => worlds.open());
afterAll(() => worlds.stop());

const second = 1_000;

describe('storage', () => {
  test('that is full: the visitor is told at the message, and asked before leaving', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.browser.fillStorage();
    world.strike({ kind: 'lost' });
    visitor.say('Unkept');
    await world.pass(second);
    expect(visitor.tab.asksBeforeLeaving()).toBe(true);
    expect(chatOf(visitor).transcript.entries.value.at(-1)).toMatchObject({ isUnkept: true });
    world.line.heal();
    await world.pass(30 * second);
    expect(shown(visitor)).toEqual(['Hello', 'Unkept']);
    expect(visitor.tab.asksBeforeLeaving()).toBe(false);
    expect(chatOf(visitor).transcript.entries.value.at(-1)).not.toHaveProperty('isUnkept', true);
  });

  test('that forgot what the service took: it comes back from the service', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    await world.agentSays('A1');
    await world.pass(second);
    world.browser.fillStorage();
    visitor.say('Q2');
    await world.pass(2 * second);
    await world.agentSays('A2');
    await world.pass(2 * second);
    const reloaded = world.reload(visitor);
    await world.pass(2 * second);
    expect(shown(reloaded)).toEqual(['Hello', 'A1', 'Q2', 'A2']);
  });

  test('that the page has cleared: what was not sent on the page before goes out all the same', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    world.strike({ kind: 'lost' }, 'PUT');
    visitor.say('Unsent');
    await world.pass(second);
    world.reload(visitor);
    world.browser.clearStorage();
    world.line.heal();
    await world.pass(30 * second);
    expect(await texts(world)).toEqual([['Hello', 'Unsent']]);
  });

  test('that the page has cleared is filled again for a tab that joins', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    await world.agentSays('A1');
    await world.pass(second);
    world.browser.clearStorage();
    visitor.session.minimize();
    world.strike({ kind: 'frozen', acted: false }, 'GET');
    const joined = world.openTab();
    await world.pass(2 * second);
    expect(shown(joined)).toEqual(['Hello', 'A1']);
  });

  test('that the page has cleared is filled again within a second, so that another tab has the chat', async () => {
    const world = await worlds.own();
    const visitor = world.openTab();
    await world.start(visitor);
    await world.pass(second);
    world.browser.clearStorage();
    const opened = world.openTab();
    await world.pass(2 * second);
    expect(shown(opened)).toEqual(['Hello']);
  });
});

test('a second device of a visitor who is known sees the whole transcript', async () => {
  const world = await worlds.own({ isKnown: true });
  const phone = world.openDevice();
  await world.start(phone, 'Q1');
  await world.agentSays('A1');
  await world.pass(second);
  phone.say('Q2');
  await world.pass(second);
  const computer = world.openDevice();
  await world.start(computer, 'Q3');
  await world.agentSays('A3');
  await world.pass(2 * second);
  const all = ['Q1', 'A1', 'Q2', 'Q3', 'A3'];
  expect(await texts(world)).toEqual([all]);
  expect(shown(computer)).toEqual(all);
  expect(shown(phone)).toEqual(all);
});

test('a message is sent that was kept when the browser was killed, before it was shown', async () => {
  const world = await worlds.own();
  const visitor = world.openTab();
  await world.start(visitor);
  visitor.say('Just in time');
  visitor.tab.close(true);
  const again = world.openTab();
  await world.pass(2 * second);
  expect(await texts(world)).toEqual([['Hello', 'Just in time']]);
  expect(shown(again)).toEqual(['Hello', 'Just in time']);
});

test('what could not be kept goes out in its turn where the storage has room again', async () => {
  const world = await worlds.own();
  const visitor = world.openTab();
  await world.start(visitor);
  world.strike({ kind: 'lost' });
  world.browser.fillStorage();
  visitor.say('One');
  world.browser.freeStorage();
  visitor.say('Two');
  await world.pass(second);
  expect(visitor.tab.asksBeforeLeaving()).toBe(true);
  const other = world.openTab();
  await world.pass(second);
  world.line.heal();
  await world.pass(30 * second);
  expect(await texts(world)).toEqual([['Hello', 'One', 'Two']]);
  for (const tab of [visitor, other]) expect(shown(tab)).toEqual(['Hello', 'One', 'Two']);
  expect(visitor.tab.asksBeforeLeaving()).toBe(false);
});

test('an offline message whose answer was lost is left once, however often it is sent', async () => {
  const world = await worlds.own();
  await world.server.goOffline();
  const visitor = world.openTab();
  visitor.session.open();
  await world.pass(second);
  visitor.fillForm('Call me back');
  world.strikeNext('POST', { kind: 'unanswered' });
  visitor.session.submit();
  await world.pass(second);
  expect(visitor.session.status.value.kind).toBe('form');
  const reloaded = world.reload(visitor);
  reloaded.session.open();
  await world.pass(second);
  for (let tries = 0; tries < 2; tries++) reloaded.session.submit();
  await world.pass(2 * second);
  expect(reloaded.session.status.value.kind).toBe('messageTaken');
  expect(await texts(world)).toEqual([['Call me back']]);
});
