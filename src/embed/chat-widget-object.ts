import { callbackConstants } from '../contract/callbacks';
import type { ChatWidget } from '../contract/chat-widget';
import type { Callbacks } from './callbacks';
import { forgiving, type Wanted } from './forgiving';
import type { Report } from './report';
import type { VisitorDetails } from './visitor-details';
import type { Widget } from './widget';

export interface ChatWidgetParts {
  widget: Widget;
  callbacks: Callbacks;
  visitor: VisitorDetails;
  report: Report;
  /** Runs when the page destroys the widget. */
  onDestroy(): void;
}

type Methods = Omit<ChatWidget, 'callbacks'>;

/** The arguments a method wants, what it does (or why it has no effect), its empty answer. */
type Definitions = {
  [Name in keyof Methods]: [
    wanted: Wanted[],
    run: ((...given: Parameters<Methods[Name]>) => ReturnType<Methods[Name]>) | string,
    empty?: ReturnType<Methods[Name]>,
  ];
};

const deprecated: [Wanted[], string] = [[], 'it is deprecated'];

/** The global object: plain writable methods that need no `this`. */
export function createChatWidget(parts: ChatWidgetParts): ChatWidget {
  const { report } = parts;
  const methods = Object.entries(define(parts)).map(([name, [wanted, run, empty]]) => {
    const withoutEffect = () => {
      report.warn(`${name}() has no effect: ${String(run)}.`);
      return empty;
    };
    const work = typeof run === 'string' ? withoutEffect : (run as (...given: unknown[]) => unknown);
    return [name, forgiving(report, name, wanted, work, empty)];
  });
  return { callbacks: callbackConstants, ...(Object.fromEntries(methods) as Methods) };
}

function define({ widget, callbacks, visitor, report, onDestroy }: ChatWidgetParts): Definitions {
  const { proactive } = widget;
  return {
    setCallback: [['string'], callbacks.setCallback],
    on: [['string', 'function'], callbacks.on, () => undefined],

    startLink: [[], widget.open, false],
    startChat: [['string?'], (message = '') => widget.startChat(message)],
    startCall: [[], widget.startCall],
    closeForm: [[], widget.closeForm],
    showButton: [[], () => widget.showLauncher(true)],
    hideButton: [[], () => widget.showLauncher(false)],

    getAgentStatusAsync: [
      ['function'],
      (tell) => {
        const tellSafely = forgiving(report, 'the callback of getAgentStatusAsync', [], tell, undefined);
        void widget.isOnline().then(tellSafely);
      },
    ],
    getWidgetId: [[], widget.widgetId, ''],
    getCaseId: [[], widget.caseId, ''],
    setWidgetId: [['string'], (id) => widget.switchTo(id.trim())],
    setLocale: [['string'], widget.setLocale],

    setCustomField: [
      ['string', 'string'],
      (name, value) => {
        visitor.customFields[name] = value;
      },
    ],
    setDescription: [
      ['string'],
      (description) => {
        visitor.description = description;
      },
    ],
    setUserEmail: [
      ['string', 'boolean?'],
      (given, readOnly = false) => {
        const email = given.trim();
        if (email) Object.assign(visitor, { email, isEmailLocked: readOnly });
      },
    ],
    setUserName: [
      ['string'],
      (name) => {
        visitor.name = name.trim();
      },
    ],
    identify: [
      ['object'],
      (given) => {
        for (const key of ['email', 'name', 'phone'] as const) {
          const value: unknown = given[key];
          if (typeof value === 'string') visitor[key] = value.trim();
        }
        if (typeof given.proof === 'string') visitor.identityProof = given.proof;
      },
    ],
    setConsent: [
      ['string'],
      (consent) => {
        if (['granted', 'denied'].includes(consent)) widget.setConsent(consent);
        else report.warn(`setConsent() is ignored: it takes 'granted' or 'denied'.`);
      },
    ],

    sendTextToChat: [
      ['string', 'string?'],
      (text, to) => {
        const isRight = to === undefined || to === 'visitor';
        if (isRight && callbacks.isFiring('ChatMessageReceived')) return widget.sendText(text, to ?? 'agent');
        report.warn('sendTextToChat() is ignored outside ChatMessageReceived.');
        return false;
      },
      false,
    ],
    allowChatSound: [['boolean'], widget.allowSound],
    allowProactiveChat: [['boolean'], proactive.allow],
    openProactiveChat: [
      ['boolean?', 'boolean?', 'string?', 'boolean?'],
      (isForced = false, offlineFallback = false, message = '', isMinimized = false) =>
        proactive.ask((rules) => rules.open({ isForced, offlineFallback, message, isMinimized })),
    ],
    reInitProactiveRules: [
      ['object?'],
      (given) => proactive.hasRules && proactive.ask((rules) => rules.reInit(given?.force === true)),
    ],
    explainRules: [[], proactive.explain, []],

    clearAllCookies: [[], widget.clearStored],
    destroy: [
      [],
      () => {
        widget.destroy();
        onDestroy();
      },
    ],

    allowPageChangeNotification: deprecated,
    allowScreenshot: deprecated,
    disableLightbox: deprecated,
    setButtonEffect: deprecated,
    setChatFormPosition: deprecated,
  };
}
