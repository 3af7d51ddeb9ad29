import { Type } from 'typebox';
import { weekdays, type Schedule } from '../../contract/hours/schedule';
import { longestEmail, longestName } from '../../contract/limits';
import type { FirstRunResult } from '../../contract/organisation/first-run';
import type { InstallCheck } from '../../contract/organisation/install-check';
import type { InvitationFigures } from '../../contract/organisation/invitations';
import type { AgentOfWidget, WidgetDetails } from '../../contract/organisation/widgets';
import { describing, perhaps, refTo, text, TimeRange, wholeNumber } from '../../operations/parts';

/** Widgets as administrators keep them in the console. */

const name = Type.String({ maxLength: longestName });
const WidgetSchedule = Type.Object({
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
});
export const NewWidget = Type.Object({ name });
export const ChangedWidget = Type.Object({
  name: perhaps(name),
  isConversationEnabled: perhaps(Type.Boolean()),
  destinationEmail: perhaps(Type.String({ maxLength: longestEmail })),
  allowedOrigins: perhaps(Type.Array(Type.String({ maxLength: 300 }))),
  idleMinutes: perhaps(Type.Integer()),
  schedule: perhaps(Type.Union([WidgetSchedule, Type.Null()])),
  agents: perhaps(
    Type.Array(
      Type.Object({
        email: Type.String({ maxLength: longestEmail }),
        alias: name,
        avatarUrl: perhaps(Type.String({ maxLength: 2_000 })),
        tags: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 }),
      }),
      { maxItems: 500 },
    ),
  ),
  teams: perhaps(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })),
  revision: perhaps(wholeNumber),
});

/** `baseUrl`: where the console found the service, which is where pages load the script from. */
export const CheckedPage = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2_048 }),
  baseUrl: Type.String({ pattern: '^https?://[^/?#\\s]{1,300}$' }),
});

export const ownWidgetAnswers = {
  AgentOfWidget: describing<AgentOfWidget>()(
    Type.Object({ email: text, alias: text, avatarUrl: perhaps(text), tags: Type.Array(text) }),
  ),
  WidgetDetails: describing<WidgetDetails>()(
    Type.Object({
      id: text,
      name: text,
      isConversationEnabled: Type.Boolean(),
      isProactiveEnabled: Type.Boolean(),
      destinationEmail: perhaps(text),
      allowedOrigins: Type.Array(text),
      idleMinutes: Type.Integer(),
      schedule: perhaps(describing<Schedule>()(WidgetSchedule)),
      agents: Type.Array(refTo<AgentOfWidget>('AgentOfWidget')),
      teams: Type.Array(text),
      revision: Type.Integer(),
    }),
  ),
  InstallCheck: describing<InstallCheck>()(
    Type.Object({
      url: text,
      findings: Type.Array(
        Type.Object({
          level: Type.Enum(['good', 'mend', 'note']),
          text,
          add: perhaps(text),
        }),
      ),
    }),
  ),
  InvitationFigures: describing<InvitationFigures>()(
    Type.Object({
      days: Type.Integer({ description: 'Of UTC, today among them.' }),
      rules: Type.Array(
        Type.Object({
          ruleId: text,
          shown: Type.Integer(),
          answered: Type.Integer({ description: 'A chat began from it.' }),
          closed: Type.Integer(),
        }),
      ),
    }),
  ),
  FirstRunResult: describing<FirstRunResult>()(Type.Object({ widgetId: text })),
};
