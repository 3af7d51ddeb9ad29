import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { DraftModel } from '../../kit/data/draft';
import { nameOfField } from '../publishing/setting-lists';
import { describeField, FormEditorModel } from './form-editor';

async function setUp() {
  const draft = new DraftModel({
    read: async () => ({ value: defaultSettings() }),
    write: async ({ value }) => ({ value }),
  });
  await draft.load();
  return new FormEditorModel(draft);
}

test('fields are added, moved, removed and brought back, in the form that is meant', async () => {
  const editor = await setUp();
  function names() {
    return editor.fields.prechat.value.map(nameOfField);
  }
  const before = editor.fields.offline.value;
  editor.add('prechat', 'choice');
  editor.move('prechat', 3, 0);
  expect(names()).toEqual(['Choice', 'Name', 'Email', 'How can we help?']);
  const [choice] = editor.fields.prechat.value;
  if (!choice) throw new Error('It has gone.');
  editor.remove('prechat', 0);
  editor.insert('prechat', 1, { ...choice, label: 'Country', isRequired: true });
  expect(names()).toEqual(['Name', 'Country', 'Email', 'How can we help?']);
  expect(editor.fields.prechat.value.map(describeField)[1]).toBe('Choice, 2 options, required');
  expect(editor.fields.offline.value).toBe(before);
});

test('of the service’s own fields a form takes one each', async () => {
  const editor = await setUp();
  expect(editor.kindsLeft.prechat.value).toEqual([
    'phone',
    'text',
    'longText',
    'choice',
    'checkbox',
    'hidden',
  ]);
  editor.add('prechat', 'phone');
  expect(editor.kindsLeft.prechat.value).not.toContain('phone');
  expect(editor.kindsLeft.offline.value).toContain('phone');
});
