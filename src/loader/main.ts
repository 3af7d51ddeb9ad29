/** The package's entry for pages that are built. */
export { destroyChatWidget, loadChatWidget } from './load-chat-widget';
export type { LoadOptions } from './script-loader';
export type { Callback, CallbackName, CallbackParameters } from '../contract/object/callbacks';
export type { ChatWidget } from '../contract/object/chat-widget';
export type { RuleExplanation } from '../contract/rules/rule-explanation';
export type { PartialSettings } from '../contract/settings/settings';
