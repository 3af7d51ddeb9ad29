import { callbackConstants } from '../contract/callbacks';
import type { ChatWidget } from '../contract/chat-widget';
import { action, anything, flag, forgiving, object, oneOf, optional, text, type Wanted } from './arguments';
import type { Callbacks } from './callbacks';
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

/** The global object: plain writable methods that need no `this`. */
export function createChatWidget(parts: ChatWidgetParts): ChatWidget {
  const { widget, callbacks, visitor, report, onDestroy } = parts;

  const call = <P extends unknown[]>(name: string, wanted: Wanted[], run: (...parameters: P) => void) =>
    forgiving<P, void>(report, name, wanted, run, undefined);
  const answer = forgiving.bind(undefined, report) as <P extends unknown[], R>(
    name: string,
    wanted: Wanted[],
    run: (...parameters: P) => R,
    otherwise: R,
  ) => (...parameters: P) => R;
  const deprecated = (name: string) => () => report.warn(`${name}() is deprecated and does nothing.`);
  const notYet = (name: string, wanted: Wanted[], missing: string) =>
    call(name, wanted, () => report.warn(`${name}() has no effect: this version has no ${missing}.`));

  return {
    callbacks: callbackConstants,
    setCallback: call('setCallback', [text, anything], callbacks.setCallback),
    on: answer('on', [text, anything], callbacks.on, () => undefined),

    startLink: answer(
      'startLink',
      [],
      () => {
        widget.open();
        return false as const;
      },
      false,
    ),
    startChat: call('startChat', [optional(text)], (message = '') => widget.startChat(message)),
    startCall: notYet('startCall', [], 'call-me form'),
    closeForm: call('closeForm', [], widget.closeForm),
    showButton: call('showButton', [], () => widget.showLauncher(true)),
    hideButton: call('hideButton', [], () => widget.showLauncher(false)),

    getAgentStatusAsync: call('getAgentStatusAsync', [action], async (tell: (online: boolean) => unknown) => {
      const online = await widget.isOnline();
      try {
        tell(online);
      } catch (error) {
        report.error("the page's function for getAgentStatusAsync() failed.", error);
      }
    }),
    getWidgetId: widget.widgetId,
    getCaseId: widget.caseId,
    setWidgetId: call('setWidgetId', [text], (id: string) => widget.switchTo(id.trim())),
    setLocale: call('setLocale', [text], widget.setLocale),

    setCustomField: call('setCustomField', [text, text], (name: string, value: string) => {
      visitor.customFields[name] = value;
    }),
    setDescription: call('setDescription', [text], (description: string) => {
      visitor.description = description;
    }),
    setUserEmail: call('setUserEmail', [text, optional(flag)], (given: string, readOnly?: boolean) => {
      const email = given.trim();
      if (email) Object.assign(visitor, { email, isEmailLocked: readOnly === true });
    }),
    setUserName: call('setUserName', [text], (name: string) => {
      visitor.name = name.trim();
    }),
    identify: call(
      'identify',
      [object],
      ({ email, name, phone, proof }: Parameters<ChatWidget['identify']>[0]) => {
        for (const [key, value] of Object.entries({ email, name, phone })) {
          if (typeof value === 'string') Object.assign(visitor, { [key]: value.trim() });
        }
        if (proof !== undefined)
          report.warn('identify() pre-fills the form only: this version checks no proof.');
      },
    ),
    setConsent: notYet('setConsent', [oneOf('granted', 'denied')], 'tracking that waits for consent'),

    sendTextToChat: answer(
      'sendTextToChat',
      [text, optional(oneOf('visitor'))],
      () => {
        report.warn('sendTextToChat() has no effect: this version sends no text of the page.');
        return false;
      },
      false,
    ),
    allowChatSound: call('allowChatSound', [flag], widget.allowSound),
    allowProactiveChat: notYet('allowProactiveChat', [flag], 'invitations'),
    openProactiveChat: notYet('openProactiveChat', [flag, flag, text, flag].map(optional), 'invitations'),
    reInitProactiveRules: notYet('reInitProactiveRules', [optional(object)], 'invitations'),
    explainRules: () => [],

    clearAllCookies: call('clearAllCookies', [], widget.clearStored),
    destroy: call('destroy', [], () => {
      widget.destroy();
      onDestroy();
    }),

    allowPageChangeNotification: deprecated('allowPageChangeNotification'),
    allowScreenshot: deprecated('allowScreenshot'),
    disableLightbox: deprecated('disableLightbox'),
    setButtonEffect: deprecated('setButtonEffect'),
    setChatFormPosition: deprecated('setChatFormPosition'),
  };
}
