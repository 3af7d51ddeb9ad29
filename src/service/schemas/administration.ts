import { Type } from 'typebox';
import {
  keyScopes,
  type KeyList,
  type KeySummary,
  type NewKey,
  type WidgetOverview,
  type WidgetSettingsState,
} from '../../contract/administration';
import type { ErrorBody } from '../../contract/errors';
import type { SettingsFault, WidgetSettings } from '../../contract/settings/settings';
import { describing, moment, perhaps, refTo, text, wholeNumber } from './parts';

/** Keys and widgets' settings, and what every refusal is. */

const kind = Type.Enum(['visitor', 'provisioning', 'token', 'identity']);
const scope = Type.Enum([...keyScopes.provisioning, ...keyScopes.token]);
export const KeyOrder = Type.Object({
  kind,
  name: perhaps(Type.String({ maxLength: 100 })),
  scopes: perhaps(
    Type.Array(scope, { uniqueItems: true, maxItems: 10, description: 'Absent: all that the kind opens.' }),
  ),
  days: perhaps(Type.Integer({ minimum: 1, maximum: 3_650, description: 'Absent: until it is revoked.' })),
});

const allowedOrigins = Type.Array(Type.String({ maxLength: 300 }));
export const SettingsChange = Type.Object({
  settings: perhaps(Type.Unknown()),
  draft: perhaps(wholeNumber),
  allowedOrigins: perhaps(allowedOrigins),
  idleMinutes: perhaps(Type.Integer()),
  revision: perhaps(wholeNumber),
});

const key = {
  id: text,
  kind,
  name: text,
  createdAt: moment,
  scopes: perhaps(Type.Array(scope)),
  expiresAt: perhaps(moment),
  lastUsedAt: perhaps(Type.Integer({ description: 'To the minute; epoch milliseconds.' })),
};

export const administrationAnswers = {
  Error: describing<ErrorBody>()(
    Type.Object({
      code: Type.Integer({ description: 'The HTTP status.' }),
      message: text,
      faults: perhaps(
        Type.Array(describing<SettingsFault>()(Type.Object({ path: text, message: text })), {
          description: 'Of refused settings: all that is wrong, and where.',
        }),
      ),
    }),
  ),
  Key: describing<KeySummary>()(Type.Object({ ...key, key: perhaps(text) })),
  NewKey: describing<NewKey>()(
    Type.Object({ ...key, key: Type.String({ description: 'Shown here and never again.' }) }),
  ),
  KeyList: describing<KeyList>()(
    Type.Object({ orgId: Type.Integer(), keys: Type.Array(refTo<KeySummary>('Key')) }),
  ),
  WidgetOverview: describing<WidgetOverview>()(
    Type.Object({
      id: text,
      name: text,
      email: text,
      isConversationEnabled: Type.Boolean(),
      isProactiveEnabled: Type.Boolean(),
    }),
  ),
  WidgetList: Type.Object({ widgets: Type.Array(refTo<WidgetOverview>('WidgetOverview')) }),
  WidgetSettingsState: describing<WidgetSettingsState>()(
    Type.Object({
      settings: Type.Unsafe<WidgetSettings>({
        type: 'object',
        description: 'The whole settings object of the widget.',
      }),
      allowedOrigins,
      idleMinutes: Type.Integer(),
      revision: Type.Integer(),
    }),
  ),
};
