import { callbackConstants } from '../../contract/object/callbacks';
import type { ChatWidget } from '../../contract/object/chat-widget';
import type { Panel } from '../../contract/object/panel';
import type { VisitorDetails } from '../../contract/chat/visitor-details';
import type { Report } from '../report';
import type { Widget } from '../widget';
import { doNothing, type Callbacks } from './callbacks';

type Methods = Omit<ChatWidget, 'callbacks'>;
type MethodName = keyof Methods;

/** Without those that are accepted and do nothing. */
export type MethodsWithEffect = Omit<
  Methods,
  | 'allowPageChangeNotification'
  | 'allowScreenshot'
  | 'disableLightbox'
  | 'setButtonEffect'
  | 'setChatFormPosition'
>;

/**
 * Every method, and what `typeof` must say of its arguments, or which words they may be; with a question mark: it may be
 * left out.
 */
export const argumentTypes: Record<MethodName, string> = {
  setCallback: 'string',
  on: 'string function',
  startLink: '',
  startChat: 'string?',
  startCall: '',
  closeForm: '',
  showButton: '',
  hideButton: '',
  getAgentStatusAsync: 'function',
  getWidgetId: '',
  getCaseId: '',
  setWidgetId: 'string',
  setLocale: 'string',
  setCustomField: 'string string',
  setDescription: 'string',
  setUserEmail: 'string boolean?',
  setUserName: 'string',
  identify: 'object',
  setConsent: "'granted'|'denied'",
  sendTextToChat: 'string string?',
  allowChatSound: 'boolean',
  allowProactiveChat: 'boolean',
  openProactiveChat: 'boolean? boolean? string? boolean?',
  reInitProactiveRules: 'object?',
  explainRules: '',
  clearAllCookies: '',
  destroy: '',
  allowPageChangeNotification: '',
  allowScreenshot: '',
  disableLightbox: '',
  setButtonEffect: '',
  setChatFormPosition: '',
};

export interface ChatWidgetParts {
  widget: Pick<Widget, '_commands'>;
  callbacks: Callbacks;
  visitor: VisitorDetails;
  _report: Report;
  /** Runs when the page destroys the widget. */
  _onDestroy(): void;
}

/**
 * The global object: plain writable methods that need no `this` and can be called with anything. A
 * wrong argument is warned about, a fault of ours reported: then they answer `false`, `on` an undo that does nothing. What they do is made at the first call: most pages make
 * none, and would keep it in memory.
 */
export function createChatWidget(parts: ChatWidgetParts): ChatWidget {
  const { _report: report } = parts;
  let methods: Partial<Record<string, (...input: never[]) => unknown>> | undefined;

  function call(name: MethodName, input: never[]): unknown {
    methods ??= createMethods(parts) as typeof methods & {};
    const method = methods[name];
    if (!method) return report.warn(`${name}() is deprecated.`);
    const types = argumentTypes[name].split(' ');
    try {
      // An object without a prototype throws where it should become a text.
      if (types.every((type, at) => !type || isOf(type, input[at]))) return method(...input);
      report.warn(`${name}() takes (${types.join(', ')}).`);
    } catch (error) {
      report.error(`${name}() failed.`, error);
    }
    return name === 'on' && doNothing;
  }

  const entries = (Object.keys(argumentTypes) as MethodName[]).map((name) => [
    name,
    (...input: never[]) => call(name, input),
  ]);
  return { callbacks: callbackConstants, ...(Object.fromEntries(entries) as Methods) };
}

function isOf(type: string, value: unknown): boolean {
  if (value === undefined) return type.endsWith('?');
  return value !== null && (type.startsWith(typeof value) || type.includes(`'${String(value)}'`));
}

function createMethods({
  callbacks,
  visitor,
  _report: report,
  _onDestroy: onDestroy,
  ...parts
}: ChatWidgetParts): MethodsWithEffect {
  const widget = parts.widget._commands();
  const { _proactive: proactive, _shown: shown } = widget;

  /** Answers `false`, for use in `onclick`. */
  function ask(act: (panel: Panel) => void): false {
    shown()._panel._ask(act);
    return false;
  }

  return {
    ...callbacks,
    ...widget,

    startLink: () => ask((panel) => panel.open()),
    startChat: (message = '') => ask((panel) => panel.startChat(message)),
    startCall: () => ask((panel) => panel.startCall()),
    closeForm() {
      shown()._panel._forget();
      shown()._panel._current()?.closeForm();
    },
    showButton: () => widget._showLauncher(true),
    hideButton: () => widget._showLauncher(false),

    getAgentStatusAsync: (notify) =>
      void shown()
        ._isOnline()
        .then(notify)
        .catch((error: unknown) => report.error(`the page's callback failed.`, error)),
    getWidgetId: () => shown()._widgetId,
    getCaseId: () => shown()._caseId(),
    setWidgetId: (id) => widget._switchTo(id.trim()),
    setLocale: (tag) => shown()._setLocale(tag),

    setCustomField(name, value) {
      visitor.customFields[name] = value;
    },
    setDescription(description) {
      visitor.description = description;
    },
    setUserEmail(input, isEmailLocked = false) {
      const email = input.trim();
      if (email) Object.assign(visitor, { email, isEmailLocked });
    },
    setUserName(name) {
      visitor.name = name.trim();
    },
    identify(input) {
      for (const key of ['email', 'name', 'phone'] as const) {
        const value: unknown = input[key];
        if (typeof value === 'string') visitor[key] = value.trim();
      }
      if (typeof input.proof === 'string') visitor.identityProof = input.proof;
    },

    sendTextToChat(text, to) {
      const isRight = to === undefined || to === 'visitor';
      if (isRight && callbacks._isFiring('ChatMessageReceived'))
        return (
          shown()
            ._panel._current()
            ?.sendText(text, to ?? 'agent') ?? false
        );
      report.warn('sendTextToChat() works in ChatMessageReceived.');
      return false;
    },
    allowChatSound: (isAllowed) => shown()._allowSound(isAllowed),
    allowProactiveChat: proactive._allow,
    openProactiveChat: (...wish) => proactive._ask((rules) => rules.openByPage(...wish)),
    reInitProactiveRules(options) {
      if (proactive._isNeeded) proactive._ask((rules) => rules.reInit(options?.force === true));
    },
    explainRules: proactive._explain,

    destroy() {
      widget.destroy();
      onDestroy();
    },
  };
}
