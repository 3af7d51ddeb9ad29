import { useEffect, useRef } from 'preact/hooks';
import type { FilterValues } from '../../../operations/console/inbox/case-filters';
import { Icon } from '../../../ui/Icon';
import { ResourceModel } from '../../kit/data/resource';
import { useModel } from '../../kit/frame/use-model';
import type { CaseFilter } from '../inbox/case-filter';
import { chipsOf } from './filter-names';
import { filterTexts } from './texts';
import './filters.css';

export interface FilterChipsProps {
  filter: CaseFilter;
  widgets: readonly { widgetId: string; name: string }[];
  readValues(abort: AbortSignal): Promise<FilterValues>;
  onNarrow(filter: CaseFilter): void;
}

/** What the list is filtered by; a click takes it away. */
export function FilterChips({ filter, widgets, readValues, onNarrow }: FilterChipsProps) {
  const values = useModel(() => new ResourceModel(readValues));
  const list = useRef<HTMLUListElement>(null);
  const known = values.state.value.kind === 'ready' ? values.state.value.value : undefined;
  const isAgentNamed = filter.agent === undefined || known !== undefined;
  useEffect(() => {
    if (!isAgentNamed) void values.load();
  }, [isAgentNamed]);
  const texts = filterTexts();
  const chips = chipsOf(filter, widgets, known);

  function remove(at: number, without: CaseFilter) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    (next ?? document.querySelector<HTMLElement>('[data-focus="filter"]'))?.focus();
    onNarrow(without);
  }
  return (
    <ul class="filters-chips" aria-label={texts.filters} ref={list}>
      {chips.map(({ text, without }, at) => (
        <li key={text}>
          <button type="button" aria-label={texts.removeFilter(text)} onClick={() => remove(at, without)}>
            <span dir="auto">{text}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
