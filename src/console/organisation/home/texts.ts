import { roomTexts } from '../../kit/texts/room-texts';

export type HomeTexts = ReturnType<typeof homeTexts>;

/** What the screen of today says. */
export const homeTexts = roomTexts('organisation/home', {
  title: 'Home',
  lead: 'Today at a glance, and what to do next.',
  now: 'Now',
  waiting: 'Waiting',
  active: 'In a conversation',
  messages: 'Messages to answer',
  online: 'Agents online',
  nobodyOnline: 'Unless a bot answers, visitors can only leave a message.',
  today: 'Today',
  answered: 'Answered',
  medianWait: 'Median wait',
  missed: 'Missed',
  offline: 'Offline messages',

  attention: 'Needs attention',
  nothing: 'All good: mails and webhooks are delivered, and everything is published.',
  botFails: (url: string) => `Bot failing: ${url}`,
  webhookFails: (url: string) => `Webhook failing: ${url}`,
  seeDeliveries: 'See deliveries',
  notSent: (mails: number) =>
    mails === 1 ? '1 mail was not sent this week' : `${mails} mails were not sent this week`,
  delayed: (mails: number) =>
    mails === 1
      ? '1 mail couldn’t be sent so far, and is tried again'
      : `${mails} mails couldn’t be sent so far, and are tried again`,
  mailboxFails: (reason: string) => `Visitors’ replies by e-mail can’t be read: ${reason}`,
  seeMails: 'See mails',
  noMailServer:
    'No mail server: transcripts and offline messages aren’t mailed, but visitors are promised an answer by e-mail',
  otherVersion: (site: string) => `${site} is pinned to another version of the widget`,
  getCode: 'Get the code',
  unpublished: (widget: string) => `${widget} has unpublished changes`,
  review: 'Review changes',

  setUp: 'Set up your chat',
  stepsDone: (done: number, all: number) => `${done} of ${all} steps done.`,
  allDone: 'All steps done. Your chat is ready for visitors.',
  hide: 'Hide this list',
  done: '(done)',
  toDo: '(to do)',
  alwaysOpen: 'We’re always open',
  newTab: '(new tab)',
  notThere: (site: string) =>
    `We checked ${site} and found no working widget. If a script or a tag manager adds it, we can’t see it.`,
  steps: {
    look: {
      title: 'Make it yours',
      text: 'Colour, position and the words that greet your visitors.',
      action: 'Choose the look',
    },
    hours: {
      title: 'Set your hours',
      text: 'Outside these hours visitors leave a message.',
      action: 'Set hours',
    },
    install: {
      title: 'Add it to your page',
      text: 'One line of code. We check whether it works.',
      action: 'Get the code',
    },
    online: {
      title: 'Go online',
      text: 'Visitors can chat while you or a colleague are online.',
      action: 'Go online',
    },
    chat: {
      title: 'Chat with yourself',
      text: 'Write to yourself as a visitor, and answer here.',
      action: 'Try the widget',
    },
    invite: {
      title: 'Invite a colleague',
      text: 'They get a link to choose a password.',
      action: 'Invite',
    },
  },
});
