import { Type, type Static } from 'typebox';
import { weekdays } from '../../contract/hours/schedule';
import { longestEmail, longestName, longestPictureUrl } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { longestWidget, mostAgents, perhaps, RoutingRule, text, TimeRange, revisionNumber } from '../parts';

/** Widgets as administrators set them up, besides their settings. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

export const WidgetOverview = Type.Object(
  {
    id: text,
    name: text,
    email: Type.String({ description: 'Of the user it belongs to.' }),
    isConversationEnabled: Type.Boolean(),
    isProactiveEnabled: Type.Boolean(),
  },
  { title: 'WidgetOverview' },
);
export type WidgetOverview = Static<typeof WidgetOverview>;

const name = Type.String({ maxLength: longestName });
const WidgetSchedule = Type.Object(
  {
    timeZone: Type.String({ minLength: 1, maxLength: 64 }),
    schedules: Type.Array(
      Type.Object({
        dayOfWeek: Type.Enum([...weekdays]),
        enabled: Type.Boolean(),
        scheduleList: TimeRange,
      }),
      { maxItems: 200 },
    ),
    exceptions: perhaps(
      Type.Array(
        Type.Object({
          date: Type.String({ maxLength: 10 }),
          title: Type.String({ maxLength: 200 }),
          hours: Type.Array(TimeRange, { maxItems: 20 }),
        }),
        { maxItems: 400 },
      ),
    ),
  },
  { title: 'Schedule' },
);

export const AgentOfWidget = Type.Object(
  {
    email: Type.String({ maxLength: longestEmail }),
    alias: Type.String({ maxLength: longestName, description: 'The name that visitors see.' }),
    avatarUrl: perhaps(Type.String({ maxLength: longestPictureUrl })),
    tags: Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 50,
      description: 'Bots transfer chats to agents by tags.',
    }),
  },
  { title: 'AgentOfWidget' },
);
export type AgentOfWidget = Static<typeof AgentOfWidget>;

const Routing = Type.Object(
  {
    rule: RoutingRule,
    chatLimit: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Open chats that an agent is given at most; 0: any number.',
    }),
    returnAfterSeconds: Type.Integer({
      minimum: 0,
      maximum: 3_600,
      description:
        'A chat whose agent leaves the visitor waiting for so long goes back to the queue; 0: never.',
    }),
  },
  { title: 'Routing' },
);
export type Routing = Static<typeof Routing>;

const after = { minimum: 0, maximum: 3_600 };
const Calling = Type.Object(
  {
    pushAfterSeconds: Type.Integer({
      ...after,
      description: 'Push notifications to agents’ devices; 0: never.',
    }),
    mailAfterSeconds: Type.Integer({ ...after, description: 'Mails to agents; 0: never.' }),
    handOverAfterSeconds: Type.Integer({
      ...after,
      description: 'The people of the widget `handOverTo` get the chat; 0: never.',
    }),
    handOverTo: Type.String({ maxLength: 36, description: 'Id of a widget; if empty, nobody gets it.' }),
  },
  {
    title: 'Calling',
    description:
      'How agents are called, besides their open consoles, to a chat in which a visitor waits, after how many seconds. Where a way reaches nobody, the next one is taken at once.',
  },
);
export type Calling = Static<typeof Calling>;

export const WidgetDetails = Type.Object(
  {
    id: text,
    name: text,
    isConversationEnabled: Type.Boolean({ description: 'If false, its script loads and shows nothing.' }),
    isProactiveEnabled: Type.Boolean(),
    destinationEmail: perhaps(
      Type.String({
        description:
          'Gets offline messages and transcripts; if absent, offline messages go to the widget’s owner.',
      }),
    ),
    allowedOrigins: Type.Array(text, {
      description: 'Origins whose pages may use the widget, like `https://shop.example`; if empty, any.',
    }),
    idleMinutes: Type.Integer({
      description: 'A case without entries for so long is closed, unless its visitor’s widget polls.',
    }),
    schedule: perhaps(WidgetSchedule),
    isAlwaysOpen: perhaps(
      Type.Boolean({ description: 'Somebody decided that it needs no schedule. A schedule ends that.' }),
    ),
    routing: Routing,
    calling: Calling,
    agents: Type.Array(AgentOfWidget, {
      description: 'Agents of the widget itself, in the order in which pages show them.',
    }),
    teams: Type.Array(text, { description: 'Ids of the teams whose agents answer it too.' }),
    revision: Type.Integer({ description: 'Grows with each change but those of the settings.' }),
  },
  { title: 'WidgetDetails', description: 'Without a schedule it accepts chats at any hour.' },
);
export type WidgetDetails = Static<typeof WidgetDetails>;

/** Members left out stay as they are; an empty `destinationEmail` and a `schedule` of null remove them. */
export const WidgetChange = Type.Object(
  {
    name: perhaps(name),
    isConversationEnabled: perhaps(Type.Boolean()),
    destinationEmail: perhaps(Type.String({ maxLength: longestEmail })),
    allowedOrigins: perhaps(Type.Array(Type.String({ maxLength: 300 }))),
    idleMinutes: perhaps(Type.Integer()),
    schedule: perhaps(Type.Union([WidgetSchedule, Type.Null()])),
    isAlwaysOpen: perhaps(Type.Boolean()),
    routing: perhaps(Routing),
    calling: perhaps(Calling),
    agents: perhaps(Type.Array(AgentOfWidget, { maxItems: mostAgents })),
    teams: perhaps(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })),
    revision: perhaps(revisionNumber),
  },
  {
    title: 'WidgetChange',
    description:
      '`revision`, as it was read: refused with 409 if somebody else has changed the widget since.',
  },
);
export type WidgetChange = Static<typeof WidgetChange>;

const PageToCheck = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 2_048 }),
    baseUrl: Type.String({
      pattern: '^https?://[^/?#\\s]{1,300}$',
      description: 'Where the console found the service, which is where pages load the script from.',
    }),
  },
  { title: 'PageToCheck' },
);

/** `fix`: the widget does not work on the page until this is fixed; `note`: it may matter. */
export const InstallFinding = Type.Object(
  {
    level: Type.Enum(['good', 'fix', 'note']),
    code: Type.Enum([
      'pageFails',
      'widgetThere',
      'otherAddress',
      'moreThanOnce',
      'otherWidget',
      'ownScript',
      'otherVersion',
      'brokenSnippet',
      'heldBack',
      'tagManager',
      'noWidget',
      'noPolicy',
      'policyAllows',
      'policyBlocks',
      'nonceMissing',
      'notByHttps',
      'wrongKey',
      'noKey',
      'siteNotAllowed',
      'widgetOff',
    ]),
    text: Type.String({ description: 'The code in words.' }),
    status: perhaps(Type.Integer({ description: 'With which the page responds, if that is an error.' })),
    add: perhaps(Type.String({ description: 'What to add, for example a directive.' })),
  },
  { title: 'InstallFinding' },
);
export type InstallFinding = Static<typeof InstallFinding>;
export type InstallFindingCode = InstallFinding['code'];

export const InstallCheck = Type.Object(
  {
    url: Type.String({ description: 'Where redirects led.' }),
    findings: Type.Array(InstallFinding),
  },
  { title: 'InstallCheck' },
);
export type InstallCheck = Static<typeof InstallCheck>;

export const RuleFigures = Type.Object(
  {
    ruleId: text,
    shown: Type.Integer(),
    answered: Type.Integer({ description: 'A chat began with it.' }),
    closed: Type.Integer(),
  },
  { title: 'RuleFigures' },
);
export type RuleFigures = Static<typeof RuleFigures>;

export const InvitationFigures = Type.Object(
  {
    days: Type.Integer({ description: 'How many days of UTC were counted, today among them.' }),
    rules: Type.Array(RuleFigures, { description: 'Rules that have any.' }),
  },
  { title: 'InvitationFigures' },
);
export type InvitationFigures = Static<typeof InvitationFigures>;

const example = { path: { id: fixture('widget') } };

export const widgetOperations = {
  listWidgets: define('GET /widgets', {
    summary: 'List widgets',
    isReadInTurns: true,
    answer: Type.Object({ widgets: Type.Array(WidgetOverview) }, { title: 'WidgetList' }),
  }),
  createWidget: define('POST /widgets', {
    summary: 'Create a widget',
    body: Type.Object({ name }, { title: 'NewWidget' }),
    answer: WidgetDetails,
    status: 201,
    example: { body: { name: 'Second' } },
  }),
  readWidget: define('GET /widgets/{id}', { summary: 'Read a widget', answer: WidgetDetails, example }),
  changeWidget: define('PUT /widgets/{id}', {
    summary: 'Change a widget',
    body: WidgetChange,
    bodyLimit: longestWidget,
    answer: WidgetDetails,
    example: {
      ...example,
      body: {
        name: 'Other',
        isConversationEnabled: false,
        destinationEmail: 'team@shop.example',
        allowedOrigins: ['https://shop.example'],
        idleMinutes: 20,
        routing: { rule: 'roundRobin', chatLimit: 4, returnAfterSeconds: 90 },
        calling: { pushAfterSeconds: 20, mailAfterSeconds: 90, handOverAfterSeconds: 0, handOverTo: '' },
        agents: [
          {
            email: fixture('agent'),
            alias: 'May',
            avatarUrl: 'https://shop.example/may.png',
            tags: ['sales'],
          },
        ],
        revision: 1,
      },
    },
  }),
  removeWidget: define('DELETE /widgets/{id}', { summary: 'Remove a widget', example }),
  checkInstall: define('POST /widgets/{id}/install-check', {
    summary: 'Check whether a page has a widget',
    waitsByItself: true,
    body: PageToCheck,
    answer: InstallCheck,
    limits: ['installCheck', 'installCheckAtOnce'],
    isAudited: false,
    example: {
      path: { id: fixture('demoWidget') },
      body: { url: 'http://127.0.0.1:9/', baseUrl: 'https://chat.example' },
      refused: 400,
    },
  }),
  readInvitationFigures: define('GET /widgets/{id}/invitations', {
    summary: 'Count the invitations of a widget’s rules',
    answer: InvitationFigures,
    example: { path: { id: fixture('demoWidget') } },
  }),
};
