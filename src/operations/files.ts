import { Type } from 'typebox';
import type * as Wire from '../contract/chat/chat-file';
import { describing, perhaps, text } from './parts';
import type { MediaType } from './operation';

/** What the operations of files have in common, for visitors and for agents. */

/** Bytes; more are a part of the next request. A line that is cut loses none that have arrived. */
export const largestPart = 16 * 1024 * 1024;
export const longestFileName = 300;
export const bytes: readonly MediaType[] = ['application/octet-stream'];

export const NewFile = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: longestFileName }),
    size: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Bytes. 413 if it is more than the widget allows.',
    }),
    uploadId: Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Your own id of the upload. The same one is never begun twice: a repeated request says how many bytes the service has.',
    }),
  },
  { title: 'NewFile' },
);

/** A file that a message carries. */
export const ChatFile = describing<Wire.ChatFile>()(
  Type.Object(
    {
      id: text,
      name: text,
      type: Type.String({ description: 'Of the bytes, for example image/png.' }),
      size: Type.Integer({ description: 'Bytes.' }),
      url: Type.String({ description: 'Absolute if the service knows its own address.' }),
    },
    { title: 'ChatFile' },
  ),
);

export const Upload = Type.Object(
  {
    id: text,
    received: Type.Integer({ description: 'Bytes that the service has: the offset of the next part.' }),
    size: Type.Integer({ description: 'Bytes.' }),
    file: perhaps(ChatFile),
    text: perhaps(
      Type.String({
        description: 'With the last byte: the message that carries the file. Send it to the chat as it is.',
      }),
    ),
  },
  { title: 'Upload' },
);

export const PartPlace = Type.Object({
  offset: Type.Integer({ minimum: 0, description: 'Bytes of the file before this part.' }),
});

export const refusalsOfNew = {
  409: 'The chat has ended, the widget takes no files, or this chat has as many as it takes.',
  413: 'The file is larger than the widget allows.',
};
export const refusalsOfPart = {
  409: 'The chat has ended, or the service has another number of bytes: begin again with the same uploadId to learn how many.',
  415: 'The widget takes no files of this type, which follows from the bytes. The upload is over.',
};
