import { callbackConstants } from '../../contract/callbacks';
import type { ChatWidget } from '../../contract/chat-widget';
import type { VisitorDetails } from '../../contract/visitor-details';
import type { Callbacks } from './callbacks';
import type { Report } from '../report';
import type { Widget } from '../widget';

export interface ChatWidgetParts {
  widget: Pick<Widget, 'commands'>;
  callbacks: Callbacks;
  visitor: VisitorDetails;
  report: Report;
  /** Runs when the page destroys the widget. */
  onDestroy(): void;
}

type Methods = Omit<ChatWidget, 'callbacks'>;
type WithoutEffect =
  | 'allowPageChangeNotification'
  | 'allowScreenshot'
  | 'disableLightbox'
  | 'setButtonEffect'
  | 'setChatFormPosition';

/**
 * What `typeof` must say of a method's arguments (with a question mark: it may be left out), what it does, and what
 * it answers when it was called wrongly or failed.
 */
type Definition<Method extends (...given: never[]) => unknown> = [
  wanted: string,
  run: (...given: Parameters<Method>) => ReturnType<Method>,
  empty?: ReturnType<Method>,
];
type Definitions = { [Name in Exclude<keyof Methods, WithoutEffect>]: Definition<Methods[Name]> };

/**
 * The global object: plain writable methods that need no `this` and can be called with whatever the page likes. A
 * wrong argument is warned about, a fault of ours reported. What they do is made at the first call: most pages make
 * none, and would keep it in memory.
 */
export function createChatWidget(parts: ChatWidgetParts): ChatWidget {
  const { report } = parts;
  let definitions: Record<string, Definition<(...given: unknown[]) => unknown> | undefined> | undefined;

  function call(name: string, given: unknown[]): unknown {
    definitions ??= define(parts) as object as NonNullable<typeof definitions>;
    const definition = definitions[name];
    if (!definition) return report.warn(`${name}() has no effect: it is deprecated.`);
    const [wanted, run, empty] = definition;
    const types = wanted.split(' ');
    if (types.some((type, at) => type && !isOf(type, given[at]))) {
      report.warn(`${name}() is ignored: it takes (${types.join(', ')}).`);
      return empty;
    }
    try {
      return run(...given);
    } catch (error) {
      report.error(`${name}() failed.`, error);
      return empty;
    }
  }

  const methods = [
    'setCallback',
    'on',
    'startLink',
    'startChat',
    'startCall',
    'closeForm',
    'showButton',
    'hideButton',
    'getAgentStatusAsync',
    'getWidgetId',
    'getCaseId',
    'setWidgetId',
    'setLocale',
    'setCustomField',
    'setDescription',
    'setUserEmail',
    'setUserName',
    'identify',
    'setConsent',
    'sendTextToChat',
    'allowChatSound',
    'allowProactiveChat',
    'openProactiveChat',
    'reInitProactiveRules',
    'explainRules',
    'clearAllCookies',
    'destroy',
    'allowPageChangeNotification',
    'allowScreenshot',
    'disableLightbox',
    'setButtonEffect',
    'setChatFormPosition',
  ].map((name) => [name, (...given: unknown[]) => call(name, given)]);
  return { callbacks: callbackConstants, ...(Object.fromEntries(methods) as Methods) };
}

function isOf(wanted: string, value: unknown): boolean {
  return value === undefined ? wanted.endsWith('?') : value !== null && wanted.startsWith(typeof value);
}

function define({ callbacks, visitor, report, onDestroy, ...parts }: ChatWidgetParts): Definitions {
  const widget = parts.widget.commands();
  const { proactive } = widget;
  return {
    setCallback: ['string', callbacks.setCallback],
    on: ['string function', callbacks.on, () => undefined],

    startLink: ['', widget.open, false],
    startChat: ['string?', (message = '') => widget.startChat(message)],
    startCall: ['', widget.startCall],
    closeForm: ['', widget.closeForm],
    showButton: ['', () => widget.showLauncher(true)],
    hideButton: ['', () => widget.showLauncher(false)],

    getAgentStatusAsync: [
      'function',
      (tell) =>
        void widget
          .isOnline()
          .then(tell)
          .catch((error: unknown) => report.error('the callback of getAgentStatusAsync failed.', error)),
    ],
    getWidgetId: ['', widget.widgetId, ''],
    getCaseId: ['', widget.caseId, ''],
    setWidgetId: ['string', (id) => widget.switchTo(id.trim())],
    setLocale: ['string', widget.setLocale],

    setCustomField: [
      'string string',
      (name, value) => {
        visitor.customFields[name] = value;
      },
    ],
    setDescription: [
      'string',
      (description) => {
        visitor.description = description;
      },
    ],
    setUserEmail: [
      'string boolean?',
      (given, readOnly = false) => {
        const email = given.trim();
        if (email) Object.assign(visitor, { email, isEmailLocked: readOnly });
      },
    ],
    setUserName: [
      'string',
      (name) => {
        visitor.name = name.trim();
      },
    ],
    identify: [
      'object',
      (given) => {
        for (const key of ['email', 'name', 'phone'] as const) {
          const value: unknown = given[key];
          if (typeof value === 'string') visitor[key] = value.trim();
        }
        if (typeof given.proof === 'string') visitor.identityProof = given.proof;
      },
    ],
    setConsent: [
      'string',
      (consent) => {
        if (['granted', 'denied'].includes(consent)) widget.setConsent(consent);
        else report.warn(`setConsent() is ignored: it takes 'granted' or 'denied'.`);
      },
    ],

    sendTextToChat: [
      'string string?',
      (text, to) => {
        const isRight = to === undefined || to === 'visitor';
        if (isRight && callbacks.isFiring('ChatMessageReceived')) return widget.sendText(text, to ?? 'agent');
        report.warn('sendTextToChat() is ignored outside ChatMessageReceived.');
        return false;
      },
      false,
    ],
    allowChatSound: ['boolean', widget.allowSound],
    allowProactiveChat: ['boolean', proactive.allow],
    openProactiveChat: [
      'boolean? boolean? string? boolean?',
      (isForced = false, offlineFallback = false, message = '', isMinimized = false) =>
        proactive.ask((rules) => rules.open({ isForced, offlineFallback, message, isMinimized })),
    ],
    reInitProactiveRules: [
      'object?',
      (given) => proactive.hasRules && proactive.ask((rules) => rules.reInit(given?.force === true)),
    ],
    explainRules: ['', proactive.explain, []],

    clearAllCookies: ['', widget.clearStored],
    destroy: [
      '',
      () => {
        widget.destroy();
        onDestroy();
      },
    ],
  };
}
