import { useEffect, useId, useState } from 'preact/hooks';
import type { FilterValues } from '../../../operations/console/inbox/case-filters';
import { ResourceModel } from '../../kit/data/resource';
import { periodOf, presetOf } from '../../kit/format/period';
import { SelectField } from '../../kit/fields/SelectField';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { isEmpty, type CaseFilter } from '../inbox/case-filter';
import { languageName } from '../../kit/format/language-name';
import { filterTexts } from './texts';
import '../../kit/fields/fields.css';
import './filters.css';

export interface FilterDialogProps {
  filter: CaseFilter;
  widgets: readonly { widgetId: string; name: string }[];
  readValues(abort: AbortSignal): Promise<FilterValues>;
  now: number;
  onNarrow(filter: CaseFilter): void;
  onClose(): void;
}

const presets = ['today', 'week', 'month'] as const;
const days = ['from', 'to'] as const;

/** Chooses which chats the lists show. */
export function FilterDialog(props: FilterDialogProps) {
  const { filter, widgets, readValues, now, onNarrow, onClose } = props;
  const texts = filterTexts();
  const values = useModel(() => new ResourceModel(readValues));
  const [wanted, setWanted] = useState<CaseFilter>(filter);
  const id = useId();
  const state = values.state.value;
  const known = state.kind === 'ready' ? state.value : { agents: [], labels: [], languages: [] };
  const { from = '', to = '' } = wanted;
  const preset = presetOf({ start: from, end: to }, now);
  const fault = from && to && from > to ? texts.wrongDays : undefined;
  useEffect(() => void values.load(), []);

  function set(changes: Partial<Record<keyof CaseFilter, string>>) {
    const next = { ...wanted, ...changes };
    setWanted(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  }
  function submit(event: Event) {
    event.preventDefault();
    if (fault) return;
    onNarrow(wanted);
    onClose();
  }
  function drawSelect(part: 'widget' | 'agent' | 'label' | 'language', names: Names) {
    const chosen = wanted[part];
    // What the address asks for may be none of those that are in use now.
    const all = chosen === undefined || names.has(chosen) ? names : new Map(names).set(chosen, chosen);
    return (
      <SelectField
        title={texts.parts[part]}
        options={['', ...all.keys()]}
        schema={{ enumTitles: { '': texts.any, ...Object.fromEntries(all) } }}
        value={chosen ?? ''}
        onChange={(value) => set({ [part]: value })}
      />
    );
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form class="filters-form" onSubmit={submit}>
        {widgets.length > 1 &&
          drawSelect('widget', new Map(widgets.map(({ widgetId, name }) => [widgetId, name])))}
        {drawSelect('agent', new Map(known.agents.map(({ email, name }) => [email, name])))}
        {drawSelect('label', new Map(known.labels.map((name) => [name, name])))}
        {drawSelect('language', new Map(known.languages.map((tag) => [tag, languageName(tag)])))}
        <fieldset class="filters-days">
          <legend>{texts.days}</legend>
          <div class="filters-presets">
            {presets.map((name) => (
              <button
                key={name}
                type="button"
                class="button"
                aria-pressed={preset === name}
                onClick={() => {
                  const { start, end } = periodOf(name, now);
                  set(preset === name ? { from: '', to: '' } : { from: start, to: end });
                }}
              >
                {texts.presets[name]}
              </button>
            ))}
          </div>
          {days.map((name) => (
            <div key={name} class="field">
              <label for={`${id}-${name}`}>{texts[name]}</label>
              <input
                id={`${id}-${name}`}
                type="date"
                value={wanted[name] ?? ''}
                aria-invalid={fault ? true : undefined}
                onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
              />
            </div>
          ))}
        </fieldset>
        <Refusal message={fault ?? (state.kind === 'failed' ? state.message : undefined)} />
        <div class="dialog-actions">
          {!isEmpty(wanted) && (
            <button type="button" class="button button-plain filters-clear" onClick={() => setWanted({})}>
              {texts.clear}
            </button>
          )}
          <button type="button" class="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="submit" class="button button-strong">
            {texts.show}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** By value: what it is called. */
type Names = ReadonlyMap<string, string>;
