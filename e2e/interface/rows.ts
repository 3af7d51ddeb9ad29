import type { CallbackName } from '../../src/contract/object/callbacks';
import type { ChatWidget } from '../../src/contract/object/chat-widget';
import type { test } from '../people';

/** A method of the object, or a callback. */
type Row = Exclude<keyof ChatWidget, 'callbacks'> | CallbackName;

/** The test file of each row, or another row whose test covers it. A row that is missing here, or in its file, does not compile. */
const rows = {
  setCallback: 'object',
  on: 'object',
  startLink: 'object',
  startChat: 'object',
  startCall: 'forms',
  closeForm: 'object',
  showButton: 'object',
  hideButton: 'object',
  openProactiveChat: 'invitations',
  getAgentStatusAsync: 'object',
  getWidgetId: 'object',
  getCaseId: 'startChat',
  setWidgetId: 'object',
  setLocale: 'object',
  setCustomField: 'visitor-details',
  setDescription: 'visitor-details',
  setUserEmail: 'visitor-details',
  setUserName: 'visitor-details',
  identify: 'visitor-details',
  setConsent: 'invitations',
  sendTextToChat: 'page-in-chat',
  allowChatSound: 'page-in-chat',
  allowProactiveChat: 'invitations',
  reInitProactiveRules: 'single-page',
  explainRules: 'invitations',
  clearAllCookies: 'object',
  destroy: 'object',
  allowPageChangeNotification: 'deprecated',
  allowScreenshot: 'deprecated',
  disableLightbox: 'deprecated',
  setButtonEffect: 'deprecated',
  setChatFormPosition: 'deprecated',
  Close: 'callbacks',
  ChatMessageReceived: 'callbacks',
  ChatMessageSent: 'callbacks',
  MessageSubmit: 'callbacks',
  Minimize: 'callbacks',
  Open: 'callbacks',
  OpenProactive: 'invitations',
  StartChat: 'callbacks',
  StartCallme: 'startCall',
  SwitchWidget: 'forms',
  InlineButtonClicked: 'page-in-chat',
  ChatEnded: 'callbacks',
} as const satisfies Record<Row, string>;

/** The rows of a file, or of a table in it. */
export type RowsOf<Name extends (typeof rows)[Row]> = {
  [Of in Row]: (typeof rows)[Of] extends Name ? Of : never;
}[Row];

/** The test of each row of a file. */
export type RowTests<Name extends (typeof rows)[Row]> = Record<RowsOf<Name>, Parameters<typeof test>[2]>;
