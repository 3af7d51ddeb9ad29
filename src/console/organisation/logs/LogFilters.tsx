import { useState } from 'preact/hooks';
import { PeriodField } from '../../kit/fields/PeriodField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { WidgetField } from '../../kit/fields/WidgetField';
import type { LogFilter, Logs } from './logs';
import { outcomes } from './outcomes';

export interface LogFiltersProps {
  logs: Logs;
  now: number;
}

const longest = 300;
const outcomeTitles = Object.fromEntries(Object.entries(outcomes).map(([name, { title }]) => [name, title]));

/** Choices hold at once; what is typed, with Enter or the button. */
export function LogFilters({ logs, now }: LogFiltersProps) {
  const { period, outcome, widgetId, label, agent, text } = logs.filter.value;
  const [typed, setTyped] = useState({ label, agent, text });
  function type(name: keyof typeof typed) {
    return (value: string) => setTyped({ ...typed, [name]: value });
  }
  function submit(event: Event) {
    event.preventDefault();
    logs.change(typed);
  }
  return (
    <form class="filters" role="search" aria-label="Logs" onSubmit={submit}>
      <PeriodField value={period} now={now} onChange={(next) => logs.change({ period: next })} />
      <SelectField
        title="Outcome"
        options={['', ...Object.keys(outcomes)]}
        schema={{ enumTitles: { '': 'Any', ...outcomeTitles } }}
        value={outcome}
        onChange={(next) => logs.change({ outcome: next as LogFilter['outcome'] })}
      />
      <WidgetField
        widgets={logs.widgets}
        mayBeAll
        value={widgetId}
        onChange={(next) => logs.change({ widgetId: next })}
      />
      <TextField
        title="Agent’s e-mail"
        schema={{ format: 'email', maxLength: longest }}
        value={typed.agent}
        onChange={type('agent')}
      />
      <TextField title="Label" schema={{ maxLength: longest }} value={typed.label} onChange={type('label')} />
      <TextField
        title="Text"
        schema={{ maxLength: longest, placeholder: 'Name, e-mail or message text' }}
        value={typed.text}
        onChange={type('text')}
      />
      <button type="submit" class="button">
        Search
      </button>
    </form>
  );
}
