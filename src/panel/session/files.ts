import type { ChatModel } from '../conversation/chat';
import type { sayFarewell } from '../conversation/farewell';
import type { StartOptions, StartFailure } from '../sending/send-start';
import type { Download } from './download';
import type { Environment } from './environment';

/** What a chat needs of the file of the conversation. */
export type ConversationFile = Download<{ ChatModel: typeof ChatModel; sayFarewell: typeof sayFarewell }>;

/** What sends a form. */
export type SendingFile = Download<{
  sendStart(environment: Environment, options: StartOptions): Promise<StartFailure | undefined>;
}>;
