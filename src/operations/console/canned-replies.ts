import { Type, type Static } from 'typebox';
import { longestReply, longestReplyWord } from '../../contract/limits';
import { replyPlaceholders } from '../../contract/replies/fill-reply';
import { fixture, operationsOf } from '../operation';
import { perhaps, text, revisionNumber } from '../parts';

/** Texts that agents put into their answers by typing `/` and a word. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'account' });
const defineShared = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const names = replyPlaceholders.map((name) => `\`{{${name}}}\``);
// Longer ones are refused by the domain, in words for the field.
const content = {
  word: Type.String({
    maxLength: 2 * longestReplyWord,
    description: `1 to ${longestReplyWord} letters, digits, hyphens and underscores. Different from your other ones, or from other shared ones, ignoring case.`,
  }),
  text: Type.String({
    maxLength: 2 * longestReply,
    description: `Up to ${longestReply} characters. May hold ${names.join(', ')}, each with another text for where it is unknown: \`{{visitor.name|there}}\`.`,
  }),
};

export const CannedReply = Type.Object(
  {
    id: text,
    word: text,
    text,
    isShared: Type.Boolean({ description: 'Of the whole organisation; else your own.' }),
    revision: Type.Integer({ description: 'Grows with each change.' }),
  },
  { title: 'CannedReply' },
);
export type CannedReply = Static<typeof CannedReply>;

export const CannedReplyList = Type.Object(
  { replies: Type.Array(CannedReply, { description: 'By word.' }) },
  { title: 'CannedReplyList' },
);

export const NewCannedReply = Type.Object(content, { title: 'NewCannedReply' });
export type NewCannedReply = Static<typeof NewCannedReply>;

/** `revision`, as it was read: refused with 409 if it was changed since. */
export const CannedReplyChange = Type.Object(
  { ...content, revision: perhaps(revisionNumber) },
  { title: 'CannedReplyChange' },
);
export type CannedReplyChange = Static<typeof CannedReplyChange>;

const greeting = { text: 'Hello {{visitor.name|there}}, how can I help?' };

export const cannedReplyOperations = {
  listCannedReplies: define('GET /canned-replies', {
    summary: 'List your canned replies and the shared ones',
    isReadInTurns: true,
    answer: CannedReplyList,
  }),
  createCannedReply: define('POST /canned-replies', {
    summary: 'Create a canned reply of your own',
    body: NewCannedReply,
    answer: CannedReply,
    status: 201,
    example: { body: { ...greeting, word: fixture('uuid') } },
  }),
  changeCannedReply: define('PUT /canned-replies/{id}', {
    summary: 'Change a canned reply of your own',
    body: CannedReplyChange,
    answer: CannedReply,
    example: { path: { id: fixture('ownReply') }, body: { ...greeting, word: fixture('uuid') } },
  }),
  deleteCannedReply: define('DELETE /canned-replies/{id}', {
    summary: 'Delete a canned reply of your own',
    example: { path: { id: fixture('ownReply') } },
  }),
  createSharedReply: defineShared('POST /canned-replies/shared', {
    summary: 'Create a canned reply for all agents',
    body: NewCannedReply,
    answer: CannedReply,
    status: 201,
    example: { body: { ...greeting, word: fixture('uuid') } },
  }),
  changeSharedReply: defineShared('PUT /canned-replies/shared/{id}', {
    summary: 'Change a shared canned reply',
    body: CannedReplyChange,
    answer: CannedReply,
    example: { path: { id: fixture('sharedReply') }, body: { ...greeting, word: fixture('uuid') } },
  }),
  deleteSharedReply: defineShared('DELETE /canned-replies/shared/{id}', {
    summary: 'Delete a shared canned reply',
    example: { path: { id: fixture('sharedReply') } },
  }),
};
