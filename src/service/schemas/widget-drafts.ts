import { Type } from 'typebox';
import { actorKinds, type AuditChange } from '../../contract/organisation/audit';
import type {
  Authorship,
  PublishedVersion,
  PublishedVersionPage,
  WidgetDraft,
} from '../../contract/organisation/widget-drafts';
import type { WidgetSettings } from '../../contract/settings/settings';
import { describing, moment, perhaps, refTo, text, wholeNumber } from '../../operations/parts';

/** Drafts of a widget's settings, and what was published. */

export const DraftChange = Type.Object({
  settings: perhaps(Type.Unknown()),
  revision: perhaps(wholeNumber),
});
/** Refused with 409 when another revision is the latest. */
export const Known = Type.Object({ revision: perhaps(wholeNumber) });
export const Restored = Type.Object({ ...Known.properties, version: wholeNumber });
export const VersionsQuery = Type.Object({ before: perhaps(wholeNumber) });

const authorship = { at: moment, actorKind: Type.Enum([...actorKinds]), actor: text };

export const widgetDraftAnswers = {
  WidgetDraft: describing<WidgetDraft>()(
    Type.Object({
      settings: Type.Unsafe<WidgetSettings>({
        type: 'object',
        description: 'As somebody left them; what is published, where there is no draft.',
      }),
      revision: Type.Integer(),
      changed: perhaps(describing<Authorship>()(Type.Object(authorship))),
    }),
  ),
  PublishedVersion: describing<PublishedVersion>()(
    Type.Object({
      revision: Type.Integer({ description: 'Of the settings when it was published.' }),
      ...authorship,
      changes: Type.Array(refTo<AuditChange>('AuditChange')),
    }),
  ),
  PublishedVersionPage: describing<PublishedVersionPage>()(
    Type.Object({
      versions: Type.Array(refTo<PublishedVersion>('PublishedVersion')),
      before: perhaps(Type.Integer({ description: 'Ask with it for the versions before these.' })),
    }),
  ),
};
