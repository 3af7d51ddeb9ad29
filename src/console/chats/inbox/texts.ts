import { roomTexts } from '../../kit/texts/room-texts';

export type InboxTexts = ReturnType<typeof inboxTexts>;

/** What the list of chats says. */
export const inboxTexts = roomTexts('chats/inbox', {
  chats: 'Chats',
  online: 'Online',
  lists: 'Lists',
  tabs: { open: 'Open', offline: 'Offline messages', closed: 'Ended' },
  which: 'Show',
  now: 'Now',
  snoozed: (count: number) => `Snoozed ${count}`,
  toAnswer: 'To answer',
  done: 'Done',
  find: 'Find',
  findInList: 'Find in the list',
  filter: 'Filter',
  showMore: 'Show more',
  keyboard: 'Keyboard',
  signOut: 'Sign out',
  notSignedOut:
    'You are still signed in: a message or file is on its way. Sign out again to leave without sending it.',
  goOnline: 'Go online',
  pausedNotice: 'You are paused and don’t get new chats.',

  loading: 'Loading…',
  failed: 'The lists could not be loaded',
  tryAgain: 'Try again',
  results: (count: number, hasMore: boolean) =>
    hasMore ? `The first ${count} results` : count === 1 ? '1 result' : `${count} results`,
  noResults: (words: string) => `No results for “${words}”`,
  noMatches: 'No chats match these filters',
  showAll: 'Show all',
  noWidget: 'You aren’t assigned to a widget yet',
  noWidgetHint: 'Chats appear here once an administrator adds you to a widget or a team.',
  paused: 'You are paused',
  pausedHint: 'Go online to get chats.',
  empty: {
    open: { title: 'No chats right now', text: 'New chats appear here automatically.' },
    snoozed: { title: 'No snoozed chats', text: 'Chats wait here while they are snoozed.' },
    offline: {
      title: 'No messages to answer',
      text: 'Messages left while nobody is online appear here.',
    },
    done: {
      title: 'No messages done yet',
      text: 'Messages move here when they are done.',
    },
    closed: { title: 'No ended chats yet', text: 'Chats move here when they end.' },
  },
  backToOpen: (count: number) => (count === 1 ? 'Back to the open chat' : `Back to the ${count} open chats`),

  groups: { mine: 'Your chats', waiting: 'Waiting', others: 'Other agents’ chats' },
  unread: 'Unread.',
  typing: 'is typing…',
  answering: (name: string, others: readonly string[]) => {
    if (others.length === 0) return `${name} is answering`;
    return `${name} and ${others.length === 1 ? others[0] : `${others.length} others`} are answering`;
  },
  draft: 'Draft',
  notSent: 'Not sent',
  bot: 'Bot',
  back: 'Back',
  rated: (stars: number) => `Rated ${stars} of 5`,
  until: (when: string) => `until ${when}`,
  waitingFor: 'Waiting for',
  waiting: 'Waiting for an answer',
  answersNotSent: (chats: number) =>
    chats === 1 ? 'An answer was not sent.' : `Answers in ${chats} chats were not sent.`,
  show: 'Show',
});
