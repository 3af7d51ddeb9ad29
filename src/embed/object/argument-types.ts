import type { ChatWidget } from '../../contract/chat-widget';

export type Methods = Omit<ChatWidget, 'callbacks'>;
export type MethodName = keyof Methods;

/** Without those that are accepted and do nothing. */
export type MethodsWithEffect = Omit<
  Methods,
  | 'allowPageChangeNotification'
  | 'allowScreenshot'
  | 'disableLightbox'
  | 'setButtonEffect'
  | 'setChatFormPosition'
>;

/** Every method, and what `typeof` must say of its arguments; with a question mark: it may be left out. */
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
  setConsent: 'string',
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
