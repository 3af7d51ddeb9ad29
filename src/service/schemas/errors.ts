import { Type } from 'typebox';
import type { ErrorBody } from '../../contract/errors';
import type { SettingsFault } from '../../contract/read';
import { describing, perhaps, text } from '../../operations/parts';

export const errorAnswers = {
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
};
