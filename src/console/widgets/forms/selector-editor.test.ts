import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import { DraftModel } from '../../kit/data/draft';
import { SelectorEditorModel } from './selector-editor';

test('widgets are added under their names, each once, and put into an order', async () => {
  const draft = new DraftModel({
    read: async () => ({ value: defaultSettings() }),
    write: async ({ value }) => ({ value }),
  });
  await draft.load();
  const names = new Map([
    ['w1', 'Shop'],
    ['w2', 'Repairs'],
  ]);
  const editor = new SelectorEditorModel(draft, { names: signal(names) });
  editor.add('w1');
  expect(editor.left.value).toEqual(['w2']);
  editor.add('w2');
  editor.move(1, 0);
  expect(draft.value.value?.selector.widgets).toEqual([
    { id: 'w2', label: 'Repairs', translations: [] },
    { id: 'w1', label: 'Shop', translations: [] },
  ]);
  editor.remove(0);
  expect(editor.left.value).toEqual(['w2']);
});
