import { roomTexts } from '../../kit/texts/room-texts';

export type VisitorsNowTexts = ReturnType<typeof visitorsNowTexts>;

/** What the screen of who is on the site says. */
export const visitorsNowTexts = roomTexts('chats/visitors-now', {
  title: 'Visitors now',
  lead: 'Who is looking at a page with your widgets, with a chat or without.',
  count: (count: number) => (count === 1 ? '1 visitor' : `${count} visitors`),
  columns: {
    visitor: 'Visitor',
    page: 'Page',
    onSite: 'On the site',
    pages: 'Pages',
    visits: 'Visits',
    widget: 'Widget',
    state: 'State',
    actions: 'Actions',
  },
  noPage: 'Not known',
  inChat: 'In a chat',
  openChat: 'Open chat',
  /** `who`: a colleague’s name. */
  invitedBy: (who: string) => `Invited by ${who}`,
  invitedByYou: 'Invited by you',
  states: {
    waiting: 'Not shown yet',
    shown: 'Shown',
    closed: 'Closed by the visitor',
    heldBack: 'Not shown: busy, or closed one before',
    missed: 'Not shown: the visitor has left the page',
  },
  invite: 'Invite',
  inviteNamed: (name: string) => `Invite ${name}`,
  message: 'Message',
  messageHint: 'It appears within about 20 seconds, with your name and photo. The chat is meant for you.',
  usualMessage: 'Hello! Can I help you?',
  send: 'Send invitation',
  invited: (name: string) => `${name} is invited.`,
  quicker: (who: string) => `${who} was quicker. Your invitation was not sent.`,
  none: 'Nobody is on your site right now',
  noneHint: 'Visitors appear here while they look at a page, if they may be tracked.',
  off: 'Visitors are not shown yet',
  offHint: 'An administrator can switch this on for a widget, in its settings for privacy.',
});
