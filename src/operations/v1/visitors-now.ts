import { Type } from 'typebox';
import { handOutcomes, longestPresence, type PresenceReport } from '../../contract/chat/visitors-now';
import type * as Wire from '../../contract/chat/visitors-now';
import { fixture, operationsOf } from '../operation';
import { describing, perhaps, text } from '../parts';
import { apiKey, longest, upTo } from './visitor-parameters';

/** What pages report of visitors who don't chat, where a widget's setting `visitorsNow` is on. */
const define = operationsOf({
  tag: 'Visitor chat',
  base: '/api/v1',
  access: 'visitor',
  isReadByHandler: true,
});

const count = Type.Optional(Type.Integer({ minimum: 0 }));

export const PresenceParameters = describing<PresenceReport>()(
  Type.Object({
    token: Type.String({ maxLength: longest.id, description: 'The visitorToken of the browser’s chats.' }),
    view: Type.String({
      maxLength: longestPresence.view,
      description: 'Another one for each load of a page.',
    }),
    isLeaving: Type.Optional(Type.Boolean({ default: false, description: 'The page of that view is left.' })),
    pageUrl: upTo(longest.url),
    pageTitle: upTo(longest.url),
    secondsOnPage: count,
    secondsOnSite: count,
    pages: count,
    visits: count,
    language: upTo(longest.locale),
    name: upTo(longest.name),
    caseId: upTo(longest.id, 'Of the chat that runs in the browser.'),
    invitationId: upTo(longest.id),
    outcome: Type.Optional(
      Type.Enum([...handOutcomes], { description: 'What became of that invitation on the page.' }),
    ),
  }),
);

const PresenceAnswer = describing<Wire.PresenceAnswer>()(
  Type.Object(
    {
      nextIn: Type.Integer({ description: 'Seconds until the page should report again.' }),
      invitation: perhaps(
        Type.Object(
          { id: text, message: text, agent: Type.Object({ alias: text, avatarUrl: perhaps(text) }) },
          { description: 'By an agent, until the page reports what became of it.' },
        ),
      ),
    },
    { title: 'PresenceAnswer' },
  ),
);

export const visitorsNowReports = {
  reportPresence: define('POST /visitors/{widgetId}', {
    summary: 'Report that a visitor is on a page',
    query: Type.Object({ apiKey }),
    body: PresenceParameters,
    bodyLimit: 32 * 1024,
    answer: PresenceAnswer,
    refusals: { 409: 'The widget’s setting `visitorsNow` is off: the page should stop.' },
    limits: ['visitorReport', 'visitorReportOfOrganisation'],
    example: {
      path: { widgetId: fixture('demoAppWidget') },
      body: {
        token: 'a browser',
        view: 'a page',
        pageUrl: 'https://shop.example/lamps',
        pageTitle: 'Lamps',
        secondsOnPage: 5,
        secondsOnSite: 60,
        pages: 3,
        visits: 2,
        language: 'de',
        name: 'Vera',
      },
    },
  }),
};
