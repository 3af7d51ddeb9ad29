import type { FilterValues } from '../../../operations/console/inbox/case-filters';
import type { CaseFilter } from '../inbox/case-filter';
import { perLocale } from '../../kit/texts/room-texts';
import { languageName } from '../../kit/format/language-name';
import { filterTexts } from './texts';

export interface Chip {
  text: string;
  /** The filter without it. */
  without: CaseFilter;
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Names each part of a filter; what is not known yet by its id. */
export function chipsOf(
  filter: CaseFilter,
  widgets: readonly { widgetId: string; name: string }[],
  known: FilterValues | undefined,
): Chip[] {
  const texts = filterTexts();
  const nameOf = {
    widget: (id: string) => widgets.find(({ widgetId }) => widgetId === id)?.name ?? id,
    agent: (email: string) => known?.agents.find((one) => one.email === email)?.name ?? email,
    label: (name: string) => name,
    language: languageName,
  };
  const chips = (['widget', 'agent', 'label', 'language'] as const).flatMap((part): Chip[] => {
    const { [part]: value, ...without } = filter;
    return value === undefined ? [] : [{ text: texts.chip(texts.parts[part], nameOf[part](value)), without }];
  });
  const { from, to, ...without } = filter;
  const text = daysInWords(from, to);
  return text === undefined ? chips : [...chips, { text, without }];
}

function daysInWords(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && from === to) return formatDay(from);
  if (from !== undefined && to !== undefined) return `${formatDay(from)} – ${formatDay(to)}`;
  if (from !== undefined) return filterTexts().since(formatDay(from));
  return to === undefined ? undefined : filterTexts().until(formatDay(to));
}

function formatDay(text: string): string {
  const at = Date.parse(`${text}T12:00`);
  return Number.isNaN(at) ? text : dayFormat().format(at);
}
