import type { ScheduleException } from '../../../contract/hours/schedule';
import { TextField } from '../../kit/fields/TextField';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { removed } from '../../kit/data/list-edits';
import { RangeList } from './RangeList';
import { hoursTexts } from './texts';

export interface ExceptionListProps {
  source: FieldSource;
  exceptions: readonly ScheduleException[];
  onChange(exceptions: ScheduleException[]): void;
}

export function ExceptionList({ source, exceptions, onChange }: ExceptionListProps) {
  const texts = hoursTexts();
  function put(at: number, changes: Partial<ScheduleException>) {
    onChange(exceptions.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  }
  return (
    <>
      <ul class="hours-week">
        {exceptions.map(({ date, title, hours }, at) => (
          <li key={at}>
            <TextField
              title={texts.day}
              schema={{ format: 'date' }}
              value={date}
              fault={readField(source, `schedule.exceptions[${at}].date`).fault}
              onChange={(next) => put(at, { date: next })}
            />
            <TextField
              title={texts.name}
              schema={{ maxLength: 100, placeholder: texts.nameExample }}
              value={title}
              onChange={(next) => put(at, { title: next })}
            />
            <RangeList
              title={title || date || texts.thisDay}
              hours={hours}
              fault={readField(source, `schedule.exceptions[${at}].hours`).fault}
              onChange={(next) => put(at, { hours: next })}
            />
            <button
              type="button"
              class="button button-plain"
              aria-label={texts.removeDay(title || date || texts.thisDay)}
              onClick={() => onChange(removed(exceptions, at))}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => onChange([...exceptions, { date: '', title: '', hours: [] }])}
        >
          {texts.addDay}
        </button>
      </div>
    </>
  );
}
