import { roomTexts } from '../../kit/texts/room-texts';

export type TrialTexts = ReturnType<typeof trialTexts>;

/** What the test conversation with a bot says. */
export const trialTexts = roomTexts('organisation/trial', {
  title: 'Test conversation',
  lead: 'You are the visitor. The bot is called at its real URL, but there is no chat: agents see nothing and nothing is stored.',
  conversation: 'Conversation',
  requests: 'Requests',
  requestsLead: 'Each request to the bot with its response, newest first.',
  begin: 'Write as a visitor. The first message starts the chat.',
  waiting: 'Waiting for the bot…',
  you: 'You, as the visitor',
  bot: 'Bot',
  email: 'Visitor’s e-mail',
  page: 'Page they are on',
  message: 'Message',
  send: 'Send',
  startOver: 'Start over',
  end: 'End as the visitor',
  nothingSent: 'Nothing sent yet.',
  noAnswer: 'No answer',
  question: 'Question',
  answer: 'Answer',
  ended: 'The visitor has ended the chat.',
  fault: (error: string) => `${error} In a real chat, an agent would take over.`,
  bye: 'A real chat would end here.',
  ban: 'In a real chat, the visitor would be banned for 30 days.',
  banAddress: 'In a real chat, the address of the visitor would be banned.',
  goTo: (address: string) =>
    `In a real chat, the visitor would be taken to ${address || 'an address (missing)'}.`,
  people: 'In a real chat, an agent of the widget would take over.',
  agent: (agent: string) => `In a real chat, ${agent || 'an agent (missing)'} would take over.`,
  handOver: (command: string) => `In a real chat, ${command} would hand it over.`,
});
