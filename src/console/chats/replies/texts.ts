import { roomTexts } from '../../kit/texts/room-texts';

export type ReplyTexts = ReturnType<typeof replyTexts>;

/** What the screen of canned replies, and their suggestions in a text box, say. */
export const replyTexts = roomTexts('chats/replies', {
  title: 'Canned replies',
  lead: 'Texts that you write often. Type {slash} and a shortcut in the answer box to insert one.',
  newReply: 'New reply',
  yours: 'Yours',
  yoursLead: 'Only you can use and change them.',
  shared: 'Shared',
  sharedLead: 'All agents can use them. Only administrators can change them.',
  sharedLeadForAdministrators: 'All agents can use them. Administrators can change them.',
  none: 'None yet',
  noneHint: 'Write the greeting that you type most often, for example as /hi.',
  changedMeanwhile: (word: string, text: string) =>
    `Someone else has changed this to /${word}: “${text}”. Save again to replace it.`,
  saved: (word: string) => `/${word} saved.`,
  deleted: (word: string) => `/${word} deleted.`,
  reallyDelete: (word: string) => `Delete /${word}?`,
  deletingShared: 'Agents can no longer use it.',
  deletingOwn: 'You can no longer use it.',
  deleteReply: 'Delete reply',
  actions: 'Actions',
  edit: 'Edit',
  editReply: (word: string) => `Edit /${word}`,
  delete: 'Delete',
  deleteNamed: (word: string) => `Delete /${word}`,

  newTitle: 'New canned reply',
  save: 'Save',
  create: 'Create reply',
  who: 'Who can use it',
  onlyYou: 'Only you',
  allAgents: 'All agents',
  word: 'Shortcut',
  wordHint: 'Typed after a slash to find the reply, for example /hi.',
  text: 'Text',
  insert: 'Insert',
  placeholders: {
    'visitor.name': 'Visitor’s name',
    'visitor.email': 'Visitor’s e-mail',
    'agent.name': 'Your name',
    'widget.name': 'Widget name',
  },
  preview: 'In a chat with Ann',
  previewUnknown: 'If the visitor’s name and e-mail are unknown',
  otherwise: 'With a fallback',
  otherwiseExample: '{{visitor.name|there}}',
  faults: {
    empty: 'Required.',
    tooLong: (most: number) => `At most ${most} characters.`,
    notAWord: 'Use letters, digits, hyphens and underscores only.',
    unknownPlaceholder: (name: string, known: string) => `There is no {{${name}}}. Use ${known}.`,
    braces: 'These braces aren’t a placeholder. Write {{visitor.name}}, for example.',
  },

  suggested: (count: number) => (count === 1 ? '1 canned reply' : `${count} canned replies`),
  manage: 'Manage canned replies',
  writeOne: 'No canned replies yet. Write one',
  more: (count: number) => `${count} more. Type to find them.`,
});
