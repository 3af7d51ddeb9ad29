import { describe, expect, test } from 'vitest';
import type { FieldKind } from '../src/contract/settings/form-fields';
import type { FieldSettings } from '../src/contract/settings/form-settings';
import { defaultSettings, parseSettings } from '../src/contract/settings/parse-settings';
import { examplesOf, readPage, rowsOf, sectionOf } from './read-page';

const page = readPage('settings.md');
const kinds: Record<FieldKind, true> = {
  email: true,
  name: true,
  phone: true,
  question: true,
  text: true,
  longText: true,
  choice: true,
  checkbox: true,
  hidden: true,
};

describe('the page names every setting with its default, and no other', () => {
  test('of the whole object', () => {
    expect(written('All settings')).toEqual(leavesOf(defaultSettings()));
  });

  test('of a field', () => {
    const { forms } = parseSettings({ forms: { prechat: { fields: [{}] } } }).settings;
    expect(written('Fields of a form')).toEqual(leavesOf(forms.prechat.fields[0]));
  });

  test('of a widget to choose', () => {
    const { selector } = parseSettings({ selector: { widgets: [{}] } }).settings;
    expect(written('Widgets to choose from')).toEqual(leavesOf(selector.widgets[0]));
  });

  test('and every kind of field', () => {
    const text = sectionOf(page, 2, 'Fields of a form');
    expect(Object.keys(kinds).filter((kind) => !text.includes(`\`${kind}\``))).toEqual([]);
  });
});

test.each(examplesOf(page, 'json'))('the example is without fault: %s', (example) => {
  expect(parseSettings(JSON.parse(example)).faults).toEqual([]);
});

test('the fault that is quoted reads so', () => {
  const [fault] = parseSettings({ look: { accent: 'green' } }).faults;
  expect(page).toContain(`\`${fault?.path} ${fault?.message}\``);
});

function written(title: string): Record<string, string> {
  const rows = rowsOf(sectionOf(page, 2, title));
  return Object.fromEntries(rows.map(([path = '', value = '']) => [path, value]));
}

/** Every member that is no object, by its path, in the words of the page. */
function leavesOf(value: unknown, path = ''): Record<string, string> {
  if (Array.isArray(value)) return { [path]: listInWords(value as FieldSettings[]) };
  if (typeof value !== 'object' || value === null) return { [path]: JSON.stringify(value) };
  const members = Object.entries(value).map(([key, member]) =>
    leavesOf(member, path ? `${path}.${key}` : key),
  );
  return Object.assign({}, ...members) as Record<string, string>;
}

function listInWords(fields: FieldSettings[]): string {
  if (fields.length === 0) return 'none';
  return fields.map(({ kind, isRequired }) => (isRequired ? `${kind} (required)` : kind)).join(', ');
}
