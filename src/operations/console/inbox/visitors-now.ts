import { Type, type Static } from 'typebox';
import { handOutcomes, longestInvitation } from '../../../contract/chat/visitors-now';
import { fixture, operationsOf } from '../../operation';
import { moment, perhaps, text } from '../../parts';

/** Who is on the pages of the agent's widgets, without a chat too. Kept in memory alone. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

export const VisitorNow = Type.Object(
  {
    id: Type.String({ description: 'Of a browser on the pages of the widget.' }),
    widgetId: text,
    widgetName: text,
    name: perhaps(Type.String({ description: 'As the page has set it.' })),
    pageUrl: perhaps(
      Type.String({
        description: 'Without its query, unless the widget’s setting `keepQueryStrings` is on.',
      }),
    ),
    pageTitle: perhaps(text),
    language: perhaps(Type.String({ description: 'Language tag.' })),
    visits: Type.Integer({ description: 'To the site, this one included.' }),
    pages: Type.Integer({ description: 'Seen in this visit.' }),
    arrivedAt: moment,
    pageSince: moment,
    isInChat: Type.Boolean({ description: 'A chat runs in the browser, so nobody can be invited.' }),
    caseId: perhaps(Type.String({ description: 'Of the open chat, if you answer its widget.' })),
    invitation: perhaps(
      Type.Object(
        {
          by: Type.String({ description: 'Name of the agent.' }),
          isYours: Type.Boolean(),
          at: moment,
          state: Type.Enum(['waiting', 'missed', ...handOutcomes], {
            description:
              '`waiting`: for the page’s next report; `missed`: the page did not report in time; `heldBack`: the page could not show it, for example because a form was open or the visitor had closed an invitation before.',
          }),
          isCurrent: Type.Boolean({ description: 'Nobody can invite the visitor again yet.' }),
        },
        { title: 'InvitationByAgent' },
      ),
    ),
  },
  { title: 'VisitorNow' },
);
export type VisitorNow = Static<typeof VisitorNow>;

export const VisitorsNow = Type.Object(
  {
    isOn: Type.Boolean({ description: 'One of the agent’s widgets has the setting `visitorsNow` on.' }),
    widgets: Type.Array(
      Type.Object({
        id: text,
        message: perhaps(Type.String({ description: 'Of its first rule of invitation.' })),
      }),
      { description: 'Widgets of the agent that have it on.' },
    ),
    visitors: Type.Array(VisitorNow, { description: 'Who came last first; at most 500.' }),
  },
  { title: 'VisitorsNow' },
);
export type VisitorsNow = Static<typeof VisitorsNow>;

export const visitorsNowOperations = {
  listVisitors: define('GET /visitors', {
    summary: 'List who is on the pages of your widgets now',
    answer: VisitorsNow,
    example: {},
  }),
  inviteVisitor: define('POST /visitors/{id}/invitation', {
    summary: 'Invite a visitor to chat',
    // Of the widget that the visitor is on.
    access: 'case',
    body: Type.Object(
      { message: Type.String({ minLength: 1, maxLength: longestInvitation }) },
      { title: 'NewInvitation' },
    ),
    answer: Type.Object(
      { ...VisitorNow.properties },
      {
        title: 'InvitedVisitor',
        description: 'If a colleague was quicker, with their invitation, and nothing changes.',
      },
    ),
    limits: ['invitationByAgent'],
    refusals: { 409: 'The visitor is in a chat already.' },
    elsewhere: 404,
    example: { path: { id: fixture('visitor') }, body: { message: 'Hello, can I help you?' } },
  }),
};
