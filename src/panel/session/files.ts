import type { ChatModel } from '../conversation/chat';
import type { createFarewells } from '../sending/farewells';
import type { StartOptions, StartFailure } from '../sending/send-start';
import type { Download } from './download';
import type { Environment } from './environment';

/** What a chat needs of the file of the conversation. */
export type ConversationFile = Download<{ ChatModel: typeof ChatModel }>;

/** What brings chats that the visitor has left to their end. */
export type FarewellFile = Download<{ createFarewells: typeof createFarewells }>;

/** What sends a form. */
export interface Sending {
  sendStart(environment: Environment, options: StartOptions): Promise<StartFailure | undefined>;
}

export type SendingFile = Download<Sending>;
