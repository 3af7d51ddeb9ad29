import type { Callback, CallbackConstants, CallbackSpelling, SpelledCallback } from './callbacks';
import type { RuleExplanation } from '../rules/rule-explanation';

/**
 * The global object `ChatWidget` of a page. Sections "Browser methods on ChatWidget" and "Browser callbacks" of
 * the interface; decisions, section 7. Every method may be called at any time and never throws: a wrong argument
 * is ignored with one console warning.
 */
export interface ChatWidget {
  /** Every callback name as a constant, for example `ChatWidget.callbacks.CHAT_ENDED`. */
  callbacks: CallbackConstants;
  /** Registers the one callback of that name (case does not matter); `''` or `null` clears it. */
  setCallback<Name extends string>(
    name: CallbackSpelling<Name>,
    fn: Callback<SpelledCallback<Name>> | '' | null,
  ): void;
  /** Adds a listener beside the callback, whose name is read in the same way; answers its undo. */
  on<Name extends string>(name: CallbackSpelling<Name>, fn: Callback<SpelledCallback<Name>>): () => void;

  /** Opens the prechat or offline form, or the running chat. Answers `false`, for use in `onclick`. */
  startLink(): false;
  /**
   * Starts a chat without the form, where the widget's required fields are known; opens the form otherwise. In a running
   * chat the message is sent. Answers `false`.
   */
  startChat(message?: string): false;
  /** Opens the call-me form. Answers `false`. */
  startCall(): false;
  /** Takes the open form or window away; a running chat goes on. */
  closeForm(): void;
  showButton(): void;
  hideButton(): void;

  /** Calls back with `true` when agents are online and chat is available, else `false`. */
  getAgentStatusAsync(cb: (online: boolean) => unknown): void;
  /** The active widget's id; `''` before the script has loaded. */
  getWidgetId(): string;
  /** The running chat's case id; `''` when there is none. */
  getCaseId(): string;
  /** Switches the widget used from now on. */
  setWidgetId(id: string): void;
  setLocale(tag: string): void;

  /** Pre-fills a form field; the name is the label without blanks, case-sensitive. */
  setCustomField(fieldName: string, fieldValue: string): void;
  /** Pre-fills the question. */
  setDescription(text: string): void;
  /** Pre-fills the e-mail; `readOnly` locks the field. An empty value is ignored. */
  setUserEmail(email: string, readOnly?: boolean): void;
  setUserName(name: string): void;
  /**
   * Says who the visitor is. `proof` is the HMAC-SHA256 of the e-mail under the widget's identity secret, in hex, made
   * by the page's server; it goes to the service with the start of a chat.
   */
  identify(visitor: { email?: string; name?: string; phone?: string; proof?: string }): void;
  /**
   * Where the settings require consent, nothing is kept in the browser and nobody invited before `granted`. `denied`
   * deletes what was kept; it is remembered for this page alone.
   */
  setConsent(consent: 'granted' | 'denied'): void;

  /**
   * Only inside `ChatMessageReceived`, synchronously. To the agent alone, or with `to` = `visitor` to the visitor
   * alone; `true` when there is a chat and the text went to the agent.
   */
  sendTextToChat(text: string, to?: 'visitor'): boolean;
  allowChatSound(allow: boolean): void;
  /** Enables or disables invitations on this page. */
  allowProactiveChat(allow: boolean): void;
  /**
   * Shows an invitation now. `forced` ignores that one was closed a short while ago and that `proactive.isOn` is off;
   * `offlineFallback` opens the offline form when nobody is online; `message` replaces the first one configured;
   * `minimizedView` shows the one-line form.
   */
  openProactiveChat(
    forced?: boolean,
    offlineFallback?: boolean,
    message?: string,
    minimizedView?: boolean,
  ): void;
  /** Starts the rules again for the address of the page now; `force` ignores that an invitation was just closed. */
  reInitProactiveRules(options?: { force?: boolean }): void;
  /**
   * For each rule: each condition with the value seen, whether it held, and what holds the rule back. Empty until the rules
   * are loaded, which the first call makes sure of, and while the visitor has not agreed.
   */
  explainRules(): RuleExplanation[];

  /** Deletes every cookie and every stored value that the widget set for this visitor. */
  clearAllCookies(): void;
  /** Takes the widget off the page: nothing of it runs or shows any more. */
  destroy(): void;

  /** @deprecated Accepted, does nothing. */
  allowPageChangeNotification(allow: boolean): void;
  /** @deprecated Accepted, does nothing. */
  allowScreenshot(allow: boolean): void;
  /** @deprecated Accepted, does nothing. */
  disableLightbox(): void;
  /** @deprecated Accepted, does nothing. */
  setButtonEffect(negativePixels?: string): void;
  /** @deprecated Accepted, does nothing. */
  setChatFormPosition(position: 'br' | 'bl' | 'tr' | 'tl' | 'c'): void;
}
