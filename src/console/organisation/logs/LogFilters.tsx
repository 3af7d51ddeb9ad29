import { useState } from 'preact/hooks';
import { PeriodField } from '../../kit/fields/PeriodField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { WidgetField } from '../../kit/fields/WidgetField';
import type { LogFilter, Logs } from './logs';
import { logTexts } from './texts';

export interface LogFiltersProps {
  logs: Logs;
  now: number;
}

const longest = 300;

/** Choices hold at once; what is typed, with Enter or the button. */
export function LogFilters({ logs, now }: LogFiltersProps) {
  const texts = logTexts();
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
    <form class="filters" role="search" aria-label={texts.title} onSubmit={submit}>
      <PeriodField value={period} now={now} onChange={(next) => logs.change({ period: next })} />
      <SelectField
        title={texts.outcome}
        options={['', ...Object.keys(texts.outcomes)]}
        schema={{ enumTitles: { '': texts.any, ...texts.outcomes } }}
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
        title={texts.agentEmail}
        schema={{ format: 'email', maxLength: longest }}
        value={typed.agent}
        onChange={type('agent')}
      />
      <TextField
        title={texts.label}
        schema={{ maxLength: longest }}
        value={typed.label}
        onChange={type('label')}
      />
      <TextField
        title={texts.text}
        schema={{ maxLength: longest, placeholder: texts.textHint }}
        value={typed.text}
        onChange={type('text')}
      />
      <button type="submit" class="button">
        {texts.search}
      </button>
    </form>
  );
}
