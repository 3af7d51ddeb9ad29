import { useRef } from 'preact/hooks';
import type { Schedule, Weekday } from '../../../contract/hours/schedule';
import { ownTimeZone } from '../../kit/format/period';
import { SelectField } from '../../kit/fields/SelectField';
import { zonesWith } from '../../kit/format/time-zones';
import { SwitchField } from '../../kit/fields/SwitchField';
import type { Leaving } from '../../kit/frame/leaving';
import { weekdayName } from '../../kit/format/weekdays';
import { DraftForm } from '../../kit/forms/DraftForm';
import { Section } from '../../kit/page/Section';
import type { Draft } from '../../kit/data/draft';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { ExceptionList } from './ExceptionList';
import { describeHours, hoursOn, newSchedule, week, withHoursOn, withMondayOnWorkdays } from './hours';
import { RangeList } from './RangeList';
import { hoursTexts } from './texts';
import './hours.css';

export interface HoursFormProps<Value> {
  draft: Draft<Value>;
  now: number;
  leaving: Leaving;
  onSaved(): void;
}

/** When somebody is there: a week, and the days that are unlike it. */
export function HoursForm<Value extends { schedule: Schedule | null; isAlwaysOpen?: boolean }>({
  draft,
  now,
  leaving,
  onSaved,
}: HoursFormProps<Value>) {
  const texts = hoursTexts();
  /** What the switch gives back. */
  const latest = useRef<Schedule | undefined>(undefined);
  /** Without a schedule it stays open because somebody said so. */
  function change(schedule: Schedule | null) {
    latest.current = schedule ?? draft.value.value?.schedule ?? undefined;
    draft.change((value) => ({ ...value, schedule, isAlwaysOpen: schedule === null }));
  }
  return (
    <DraftForm draft={draft} leaving={leaving} onSaved={onSaved}>
      {({ schedule }) => (
        <>
          <div class="fields">
            <SwitchField
              title={texts.openOnly}
              description={texts.openOnlyHint}
              value={schedule !== null}
              onChange={(isOn) => change(isOn ? (latest.current ?? newSchedule(ownTimeZone())) : null)}
            />
            <p class="hours-now" role="status">
              {describeHours(schedule, now)}
            </p>
          </div>
          {schedule && (
            <>
              <Section title={texts.everyWeek}>
                <div class="fields">
                  <SelectField
                    title={texts.timeZone}
                    options={zonesWith(schedule.timeZone)}
                    value={schedule.timeZone}
                    fault={readField(draft, 'schedule.timeZone').fault}
                    onChange={(timeZone) => change({ ...schedule, timeZone })}
                  />
                </div>
                <ul class="hours-week">
                  {week.map((day) => (
                    <li key={day}>
                      <b>{weekdayName(day)}</b>
                      <RangeList
                        title={weekdayName(day)}
                        hours={hoursOn(schedule, day)}
                        fault={faultOn(draft, schedule, day)}
                        onChange={(hours) => change(withHoursOn(schedule, day, hours))}
                      />
                      {day === 'MONDAY' && (
                        <button
                          type="button"
                          class="button"
                          onClick={() => change(withMondayOnWorkdays(schedule))}
                        >
                          {texts.copyToFriday}
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
                <p class="quiet">{texts.endsNextDay}</p>
              </Section>
              <Section title={texts.otherDays} lead={texts.otherDaysLead}>
                <ExceptionList
                  source={draft}
                  exceptions={schedule.exceptions ?? []}
                  onChange={(exceptions) => change({ ...schedule, exceptions })}
                />
              </Section>
            </>
          )}
        </>
      )}
    </DraftForm>
  );
}

/** What is wrong with the hours of a weekday. */
function faultOn(source: FieldSource, { schedules }: Schedule, weekday: Weekday): string | undefined {
  const faults = schedules.map(({ dayOfWeek }, at) =>
    dayOfWeek === weekday ? readField(source, `schedule.schedules[${at}].scheduleList`).fault : undefined,
  );
  return faults.find((fault) => fault !== undefined);
}
