import { expect, test } from 'vitest';
import { readPanelSettings } from './read-panel-settings';

test('makes settings whole and tells what is wrong, so that the page goes on', () => {
  const warnings: string[] = [];
  const written = { look: { accent: 'red', radius: 8 }, colour: 1 };
  const settings = readPanelSettings(written, (message) => void warnings.push(message));
  expect(settings.look).toMatchObject({ accent: '#1f6feb', radius: 8 });
  expect(settings.colours).toContain('--cw-accent:#1f6feb');
  expect(settings.forms.prechat.fields.length).toBeGreaterThan(0);
  expect(warnings.sort()).toEqual([
    'setting colour is not a known setting; its default is used.',
    'setting look.accent must be a colour like #1f6feb; its default is used.',
  ]);
});
