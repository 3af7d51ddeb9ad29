import type { ChatModel } from '../conversation/chat';
import type { sayFarewell } from '../conversation/farewell';
import type { Download } from './download';

/** What a chat needs of the file of the conversation. */
export type ConversationFile = Download<{ ChatModel: typeof ChatModel; sayFarewell: typeof sayFarewell }>;
