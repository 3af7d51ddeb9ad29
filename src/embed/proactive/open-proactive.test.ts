import { expect, test } from 'vitest';
import { bannedCookie } from '../../contract/storage/stored-chat';
import { createFakeVisitor } from './fake-visitor';

const wish = { isForced: false, offlineFallback: false, message: 'Hi', isMinimized: false };
const never = { when: { any: [] } };

test('an invitation of the page needs no rule that holds', async () => {
  const { proactive, invitations, settle } = createFakeVisitor([{ id: 'hello', ...never }]);
  proactive().open({ ...wish, isMinimized: true });
  await settle();
  expect(invitations).toEqual([{ message: 'Hi', isMinimized: true }]);
});

test('one of an agent who sees the visitor bears their name, and how it is counted', async () => {
  const { proactive, invitations, settle } = createFakeVisitor([]);
  const shown = { agent: { alias: 'Maya' }, ruleId: 'by agents', countedFor: 'w' };
  proactive().open({ ...wish, shown });
  await settle();
  expect(invitations).toEqual([{ message: 'Hi', isMinimized: false, ...shown }]);
});

test('without a message the first one configured is shown, with its agent', async () => {
  const agent = { alias: 'Maya' };
  const { proactive, invitations, settle } = createFakeVisitor([
    { id: 'hello', ...never, agent, messages: ['{alias} here', 'other'] },
  ]);
  proactive().open({ ...wish, message: '' });
  await settle();
  expect(invitations).toEqual([{ message: 'Maya here', agent, isMinimized: false }]);
});

test('without any message nothing is shown, and it is said', async () => {
  const { proactive, invitations, warnings, settle } = createFakeVisitor([]);
  proactive().open({ ...wish, message: '' });
  await settle();
  expect(invitations).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('message')]);
});

test('the page may leave out every parameter, or name them all', async () => {
  const visitor = createFakeVisitor([{ id: 'hello', ...never, messages: ['From a rule'] }]);
  visitor.proactive().openByPage();
  await visitor.settle();
  expect(visitor.invitations).toMatchObject([{ message: 'From a rule', isMinimized: false }]);

  const other = createFakeVisitor([], { isOn: false });
  other.situation.isOnline = false;
  other.proactive().openByPage(true, true, 'Hello', true);
  await other.settle();
  expect([other.invitations, other.has.forms]).toEqual([[], 1]);

  const online = createFakeVisitor([], { isOn: false });
  online.proactive().openByPage(true, true, 'Hello', true);
  await online.settle();
  expect(online.invitations).toMatchObject([{ message: 'Hello', isMinimized: true }]);
});

test('forced it comes shortly after one was closed, and where invitations are switched off', async () => {
  for (const isForced of [false, true]) {
    const visitor = createFakeVisitor([{ id: 'hello' }], { isOn: false });
    visitor.proactive().onInvitation('closed');
    visitor.proactive().open({ ...wish, isForced });
    await visitor.settle();
    expect(visitor.invitations).toHaveLength(isForced ? 1 : 0);
  }
});

test('even forced it does not come into a chat, over a form, to the banned, or where the page or the visitor said no', async () => {
  const blocks = [
    (visitor: Visitor) => void (visitor.situation.hasChat = true),
    (visitor: Visitor) => void (visitor.situation.isFormOpen = true),
    (visitor: Visitor) => visitor.browser.cookies.set(bannedCookie, '1', 30),
    (visitor: Visitor) => void (visitor.has.isAllowed = false),
    (visitor: Visitor) => visitor.browser.keeping.allow(false),
  ];
  for (const block of blocks) {
    const visitor = createFakeVisitor([{ id: 'hello', ...never }]);
    block(visitor);
    visitor.proactive().open({ ...wish, isForced: true, offlineFallback: true });
    await visitor.settle();
    expect([visitor.invitations, visitor.has.forms]).toEqual([[], 0]);
  }
});
type Visitor = ReturnType<typeof createFakeVisitor>;

test('where the page has said no, the call says so', async () => {
  const visitor = createFakeVisitor([{ id: 'hello', ...never }]);
  visitor.has.isAllowed = false;
  visitor.proactive().open({ ...wish, isForced: true });
  await visitor.settle();
  expect(visitor.warnings).toEqual([expect.stringContaining('allowProactiveChat(false)')]);
});

test('offline, the form opens in its place where that is wished', async () => {
  for (const offlineFallback of [false, true]) {
    const visitor = createFakeVisitor([]);
    visitor.situation.isOnline = false;
    visitor.proactive().open({ ...wish, offlineFallback });
    await visitor.settle();
    expect([visitor.invitations, visitor.has.forms]).toEqual([[], offlineFallback ? 1 : 0]);
  }
});

test('asked twice it comes once', async () => {
  const { proactive, invitations, settle } = createFakeVisitor([{ id: 'hello', ...never }]);
  proactive().open(wish);
  await settle();
  proactive().open(wish);
  await settle();
  expect(invitations).toHaveLength(1);
});
