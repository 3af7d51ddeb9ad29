import { expect, test } from 'vitest';
import { checkSettings } from '../../src/service/domain/widgets/check-settings';
import { settingsOf } from './texts-in-settings';
import { vectors } from './vectors';

test.each(vectors)('the text %j can be set for a widget, to be seen in all places', (text) => {
  expect(() => checkSettings(settingsOf(text))).not.toThrow();
});
