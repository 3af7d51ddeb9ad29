import { expectTypeOf, test } from 'vitest';
import {
  loadChatWidget,
  type Callback,
  type CallbackName,
  type ChatWidget,
  type LoadOptions,
  type RuleExplanation,
} from './main';

/** Read by the compiler alone, with `npm run types`: a line under `@ts-expect-error` that compiles is a fault. */
declare const widget: ChatWidget;
declare const someText: string;

const options: LoadOptions = { widgetId: 'w', baseUrl: 'https://chat.example' };

test('a callback is known by its name, and its parameters by the name', () => {
  widget.setCallback('ChatEnded', (given) => {
    expectTypeOf(given).toEqualTypeOf<{ endedByUser: boolean }>();
  });
  widget.setCallback('Minimize', (...given) => {
    expectTypeOf<typeof given>().toEqualTypeOf<
      [
        isMinimized: boolean,
        chatType: 'manual' | 'proactive',
        boxType: 'chatManual' | 'intelliPrechat' | 'offline' | 'prechat' | 'proactive' | 'proactiveInvite',
      ]
    >();
  });
  widget.on(widget.callbacks.CHAT_MESSAGE_RECEIVED, (agent, msg) => {
    expectTypeOf([agent, msg]).toEqualTypeOf<string[]>();
  });
});

test('its name may be spelled in any case, and like its constant', () => {
  widget.setCallback('StartCallMe', (phone) => expectTypeOf(phone).toBeString());
  widget.on('open', (status) => expectTypeOf(status).toEqualTypeOf<'online' | 'offline'>());
  widget.on('CHAT_ENDED', (given) => expectTypeOf(given.endedByUser).toBeBoolean());
  widget.on('Open' as CallbackName, () => {});
});

test('a name that no callback has does not compile', () => {
  // @ts-expect-error
  widget.setCallback('NoSuch', () => {});
  // @ts-expect-error
  widget.on('NoSuch', () => {});
  // @ts-expect-error
  widget.on('Open' as 'Open' | 'NoSuch', () => {});
  // @ts-expect-error
  widget.setCallback(someText, () => {});
  // @ts-expect-error
  expectTypeOf(widget.callbacks.NO_SUCH).toBeNever();
});

test('a function that wants other parameters does not compile', () => {
  // @ts-expect-error
  widget.setCallback('ChatMessageSent', (msg?: number) => msg);
  // @ts-expect-error
  widget.on('Open', (status?: 'online', further?: string) => [status, further]);
  // @ts-expect-error
  widget.on('Open', '');
});

test('a callback is cleared by nothing, and a listener by its undo', () => {
  widget.setCallback('Close', '');
  widget.setCallback('Close', null);
  // @ts-expect-error
  widget.setCallback('Close', 'alert()');
  expectTypeOf(widget.on('Close', () => {})).toEqualTypeOf<() => void>();
});

test('methods take and answer what the interface says', () => {
  expectTypeOf(widget.startLink).toEqualTypeOf<() => false>();
  expectTypeOf(widget.getCaseId()).toBeString();
  expectTypeOf(widget.explainRules()).toEqualTypeOf<RuleExplanation[]>();
  widget.setUserEmail('robin@example.com', true);
  widget.identify({ email: 'robin@example.com' });
  // @ts-expect-error
  widget.setUserEmail();
  // @ts-expect-error
  widget.setCustomField('OrderNumber', 1187);
  // @ts-expect-error
  widget.identify({ mail: 'robin@example.com' });
  // @ts-expect-error
  widget.setConsent('perhaps');
  // @ts-expect-error
  widget.sendTextToChat('Hello', 'agent');
  // @ts-expect-error
  widget.setChatFormPosition('center');
  // @ts-expect-error
  widget.noSuchMethod();
});

test('an object that lacks a method is no ChatWidget', () => {
  const { destroy: _, ...others } = widget;
  // @ts-expect-error
  const incomplete: ChatWidget = others;
  expectTypeOf(incomplete).toEqualTypeOf<ChatWidget>();
});

test('the loader takes which widget and where from, and answers its object', () => {
  expectTypeOf(loadChatWidget(options)).resolves.toEqualTypeOf<ChatWidget>();
  void loadChatWidget({ ...options, settings: { look: { accent: '#0a0' } } });
  const fields = [{ kind: 'email', isRequired: true }, { label: 'Order' }] as const;
  void loadChatWidget({
    ...options,
    settings: { forms: { prechat: { fields } }, firstQuestions: ['Where?'] },
  });
  // @ts-expect-error
  void loadChatWidget({ ...options, settings: { forms: { prechat: { fields: [{ kind: 'mail' }] } } } });
  // @ts-expect-error
  void loadChatWidget({ ...options, settings: { proactive: { rules: [{ id: 'no-condition' }] } } });
  // @ts-expect-error
  void loadChatWidget({ widgetId: 'w' });
  // @ts-expect-error
  void loadChatWidget({ ...options, settings: { look: { accent: 5 } } });
});

test('a function for one callback has a type of its own', () => {
  expectTypeOf<Callback<'StartCallme'>>().parameters.toEqualTypeOf<[phone: string]>();
});

test('a function may want what a callback brings, all of it or less', () => {
  widget.setCallback('StartChat', (email: string, msg: string, type: 'manual' | 'proactive') => [
    email.length + msg.length,
    type,
  ]);
  widget.setCallback('StartChat', (email?: string) => email?.length);
  widget.on('ChatEnded', ({ endedByUser }) => endedByUser);
  widget.on('ChatEnded', () => {});
});
