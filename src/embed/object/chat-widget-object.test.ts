import { expect, expectTypeOf, test } from 'vitest';
import { callbackConstants, type CallbackName } from '../../contract/object/callbacks';
import type { ChatWidget } from '../../contract/object/chat-widget';
import { argumentTypes, type MethodsWithEffect } from './chat-widget-object';
import { publishFake, type FakeWindow } from './fake-chat-widget';

/** Written out once more, so that neither the object nor its type loses a method unseen. */
const methods: Record<Exclude<keyof ChatWidget, 'callbacks'>, true> = {
  allowChatSound: true,
  allowPageChangeNotification: true,
  allowProactiveChat: true,
  allowScreenshot: true,
  clearAllCookies: true,
  disableLightbox: true,
  getAgentStatusAsync: true,
  getWidgetId: true,
  hideButton: true,
  openProactiveChat: true,
  sendTextToChat: true,
  setButtonEffect: true,
  setChatFormPosition: true,
  setCustomField: true,
  setCallback: true,
  reInitProactiveRules: true,
  showButton: true,
  startLink: true,
  setWidgetId: true,
  setDescription: true,
  setUserEmail: true,
  setUserName: true,
  on: true,
  destroy: true,
  startChat: true,
  startCall: true,
  setLocale: true,
  getCaseId: true,
  closeForm: true,
  identify: true,
  setConsent: true,
  explainRules: true,
};

const callbacks: Record<CallbackName, string> = {
  Close: 'CLOSE',
  ChatMessageReceived: 'CHAT_MESSAGE_RECEIVED',
  ChatMessageSent: 'CHAT_MESSAGE_SENT',
  MessageSubmit: 'MESSAGE_SUBMIT',
  Minimize: 'MINIMIZE',
  Open: 'OPEN',
  OpenProactive: 'OPEN_PROACTIVE',
  StartChat: 'START_CHAT',
  StartCallme: 'START_CALLME',
  SwitchWidget: 'SWITCH_WIDGET',
  InlineButtonClicked: 'INLINE_BUTTON_CLICKED',
  ChatEnded: 'CHAT_ENDED',
};

function publishOn() {
  return publishFake({} as FakeWindow);
}

test('the object has every method of the interface, as plain writable properties, and no other', () => {
  const { ChatWidget } = publishOn();
  const found = Object.entries(Object.getOwnPropertyDescriptors(ChatWidget)).filter(
    ([, { value, writable }]) => typeof value === 'function' && writable,
  );
  expect(found.map(([name]) => name).sort()).toEqual(Object.keys(methods).sort());
});

test('every callback of the interface has its constant, and can be registered under either name', () => {
  const { ChatWidget, report } = publishOn();
  const swapped = Object.fromEntries(Object.entries(callbacks).map(([name, constant]) => [constant, name]));
  expect(ChatWidget.callbacks).toEqual(swapped);
  expect(callbackConstants.CHAT_ENDED satisfies 'ChatEnded').toBe('ChatEnded');
  const spellings = [...Object.entries(callbacks).flat(), 'StartCallMe'] as CallbackName[];
  for (const name of spellings) ChatWidget.setCallback(name, () => undefined);
  expect(report.warnings).toEqual([]);
});

test('text for the chat goes out of the callback of a message alone', () => {
  const { ChatWidget, callbacks, did, report } = publishOn();
  const answers: boolean[] = [];
  expect(ChatWidget.sendTextToChat('early')).toBe(false);
  ChatWidget.on('ChatMessageReceived', () => {
    answers.push(ChatWidget.sendTextToChat('Cart: 3'), ChatWidget.sendTextToChat('Note', 'visitor'));
    answers.push(ChatWidget.sendTextToChat('Note', 'agent' as 'visitor'));
  });
  callbacks.fire('ChatMessageReceived', 'Maya', 'Hello');
  callbacks.fire('Open', 'online');
  expect(ChatWidget.sendTextToChat('late')).toBe(false);
  expect([answers, did]).toEqual([
    [true, false, false],
    ['Cart: 3 to agent', 'Note to visitor'],
  ]);
  expect(new Set(report.warnings).size).toBe(1);
});

test('openProactiveChat hands on all its parameters, each of which may be left out', () => {
  const { ChatWidget, did } = publishOn();
  ChatWidget.openProactiveChat();
  ChatWidget.openProactiveChat(true, true, 'Hello', true);
  expect(did).toEqual(['openByPage []', 'openByPage [true,true,"Hello",true]']);
});

test('consent is one of two words, and rules start again with or without force', () => {
  const { ChatWidget, did, report } = publishOn();
  ChatWidget.setConsent('granted');
  ChatWidget.setConsent('maybe' as 'denied');
  ChatWidget.reInitProactiveRules();
  ChatWidget.reInitProactiveRules({ force: true });
  ChatWidget.reInitProactiveRules({ force: 'yes' as unknown as boolean });
  expect(did).toEqual(['setConsent granted', 'reInit false', 'reInit true', 'reInit false']);
  expect(report.warnings).toEqual([expect.stringContaining('setConsent')]);
});

test('an object that becomes no text, as parsers of addresses give, is refused without a throw', () => {
  const { ChatWidget, visitor } = publishOn();
  expect(ChatWidget.setUserName(Object.create(null) as string)).toBe(false);
  expect(visitor.name).toBeUndefined();
});

test('a proof of who the visitor is goes with the other details', () => {
  const { ChatWidget, visitor } = publishOn();
  ChatWidget.identify({ email: 'maya@example.com', proof: 'c0ffee' });
  expect(visitor).toMatchObject({ email: 'maya@example.com', identityProof: 'c0ffee' });
});

type ArgumentTypes = typeof argumentTypes;

test('a method that is missing, or that there is none of, does not compile', () => {
  const { destroy: _, ...withoutDestroy } = argumentTypes;
  expectTypeOf(withoutDestroy).not.toExtend<ArgumentTypes>();
  // @ts-expect-error -- destroy is missing
  const missing: ArgumentTypes = withoutDestroy;
  // @ts-expect-error -- there is no method of that name
  const surplus: ArgumentTypes = { ...argumentTypes, openChat: '' };
  expectTypeOf<typeof missing | typeof surplus>().toEqualTypeOf<ArgumentTypes>();
});

test('what a method does takes and answers what the interface says', () => {
  // @ts-expect-error -- it answers false
  const wrong: Pick<MethodsWithEffect, 'startLink'> = { startLink: () => true };
  expectTypeOf(wrong.startLink).toBeFunction();
});
