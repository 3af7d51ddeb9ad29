import type { AuditChange } from '../../../contract/organisation/audit';
import { formatDateTime } from '../../kit/format/dates';
import { settingsTexts } from '../../widgets/settings/texts';
import { connectionTexts } from '../connections/texts';
import { keyTexts } from '../keys/texts';

const moments = /(?:^|\.)(?:\w+At|until)$/;

/**
 * Returns the change with what a person calls its values, as JSON again: kinds and rules as their screens do, moments by
 * date and time, widgets by name.
 */
export function inWords(
  { path, before, after }: AuditChange,
  widgets: ReadonlyMap<string, string>,
): AuditChange {
  function say(json: string) {
    return worded(path, json, widgets);
  }
  return {
    path,
    ...(before === undefined ? {} : { before: say(before) }),
    ...(after === undefined ? {} : { after: say(after) }),
  };
}

function worded(path: string, json: string, widgets: ReadonlyMap<string, string>): string {
  if (moments.test(path) && /^\d+$/.test(json)) return formatDateTime(Number(json));
  const [, value] = /^"([^"\\]+)"$/.exec(json) ?? [];
  const words = value === undefined ? undefined : wordsFor(path, widgets).get(value);
  return words === undefined ? json : JSON.stringify(words);
}

function wordsFor(path: string, widgets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  switch (path) {
    case 'purpose':
      return titlesOf(connectionTexts().purposes);
    case 'kind':
      return titlesOf(keyTexts().kinds);
    case 'routing.rule':
      return new Map(Object.entries(settingsTexts().general.rule.enumTitles));
    case 'widgetId':
    case 'calling.handOverTo':
      return widgets;
    default:
      return new Map();
  }
}

function titlesOf(records: Readonly<Record<string, { title: string }>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(records).map(([name, { title }]) => [name, title]));
}
