import type { ChatModel } from '../conversation/chat';
import type { createFarewells } from '../conversation/farewells';
import type { StartOptions, StartFailure } from '../sending/send-start';
import type { Download } from './download';
import type { Environment } from './environment';
import type { Started } from './intake';
import type { SessionParts } from './session-parts';

/** What a chat needs of the file of the conversation. */
export type ConversationFile = Download<{
  ChatModel: typeof ChatModel;
  createFarewells: typeof createFarewells;
}>;

/** What sends a form, and begins the chat that comes of it. */
export type SendingFile = Download<{
  sendStart(environment: Environment, options: StartOptions): Promise<StartFailure | undefined>;
  beginChat(parts: SessionParts, started: Started): void;
}>;
