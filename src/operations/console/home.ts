import { Type, type Static } from 'typebox';
import { operationsOf } from '../operation';
import { perhaps, text } from '../parts';

/** Today at a glance. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

const count = Type.Integer({ minimum: 0 });

const Today = Type.Object(
  {
    answered: Type.Integer({
      minimum: 0,
      description: 'Chats that began today and that a person or a bot answered.',
    }),
    missed: Type.Integer({
      minimum: 0,
      description: 'Chats that began today and ended before anybody answered.',
    }),
    offline: Type.Integer({ minimum: 0, description: 'Messages left today while nobody was online.' }),
    medianWait: perhaps(Type.Number({ minimum: 0, description: 'Seconds until the first answer.' })),
  },
  { title: 'Today' },
);

const HomeOfOrganisation = Type.Object(
  {
    isMailConfigured: Type.Boolean({
      description: 'If false, mails wait until the service has a mail server.',
    }),
    failedMails: Type.Integer({ minimum: 0, description: 'Mails of the last seven days that failed.' }),
    delayedMails: Type.Integer({
      minimum: 0,
      description:
        'Mails that several attempts could not send, and that are tried again. At most 100 are counted.',
    }),
    mailboxFault: perhaps(
      Type.String({ description: 'Why the mailbox of visitors’ answers could not be read for ten minutes.' }),
    ),
    failingEndpoints: Type.Array(
      Type.Object({ id: text, purpose: Type.Enum(['agentStatus', 'caseEvents', 'bot']), url: text }),
      { description: 'Webhooks and bots that fail, or that were switched off because they did.' },
    ),
    drafts: Type.Array(Type.Object({ id: text, name: text }), {
      description: 'Widgets with unpublished changes.',
    }),
    setUp: Type.Object(
      {
        widgetId: perhaps(Type.String({ description: 'The first widget; absent if there is none.' })),
        site: perhaps(Type.String({ description: 'Where its page is, as far as it is known.' })),
        hasLook: Type.Boolean({ description: 'A widget looks or speaks unlike a new one.' }),
        hasHours: Type.Boolean(),
        hasChats: Type.Boolean({
          description:
            'A visitor has chatted or left a message, on another page than that of “Try the widget”.',
        }),
        hasAnswers: Type.Boolean({ description: 'A chat was answered.' }),
        hasColleagues: Type.Boolean({ description: 'Somebody besides the administrator can sign in.' }),
      },
      { title: 'SetUpState' },
    ),
  },
  { title: 'HomeOfOrganisation' },
);

export const Home = Type.Object(
  {
    waiting: Type.Integer({ minimum: 0, description: 'Open chats that nobody has answered yet.' }),
    active: count,
    messages: Type.Integer({
      minimum: 0,
      description: 'Offline messages that nobody has marked as done.',
    }),
    online: Type.Array(text, { description: 'Names of the agents who are online.' }),
    today: Today,
    organisation: perhaps(HomeOfOrganisation),
  },
  {
    title: 'Home',
    description: 'Of the widgets that an agent answers; `organisation`, and all widgets: for administrators.',
  },
);
export type Home = Static<typeof Home>;

export const homeOperations = {
  readHome: define('GET /home', {
    summary: 'Read what happens today',
    isReadInTurns: true,
    query: Type.Object({
      timezone: perhaps(
        Type.String({ maxLength: 64, default: 'Etc/UTC', description: 'The zone whose day it is.' }),
      ),
    }),
    answer: Home,
    example: { query: { timezone: 'Europe/Berlin' } },
  }),
};
