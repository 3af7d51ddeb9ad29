import { Type } from 'typebox';
import type { WidgetOverview, WidgetSettingsState } from '../../contract/administration';
import type { ErrorBody } from '../../contract/errors';
import type { SettingsFault } from '../../contract/read';
import type { WidgetSettings } from '../../contract/settings/settings';
import { describing, perhaps, refTo, text, wholeNumber } from '../../operations/parts';

/** Widgets' settings, and what every refusal is. */

export const SettingsChange = Type.Object({
  settings: perhaps(Type.Unknown()),
  revision: perhaps(wholeNumber),
});

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
      revision: Type.Integer(),
    }),
  ),
};
