import { longestSnoozeDays } from '../../../contract/limits';
import { snoozeTexts } from './texts';

export interface SnoozeChoice {
  title: string;
  until: number;
}

const minute = 60_000;

/** Returns the times that an agent can snooze a chat until by one click. `morning`: when the widget opens next. */
export function choicesAt(now: number, morning: number | undefined): SnoozeChoice[] {
  const texts = snoozeTexts();
  return [
    { title: texts.in20Minutes, until: now + 20 * minute },
    { title: texts.inAnHour, until: now + 60 * minute },
    ...(morning === undefined ? [] : [{ title: titleOf(morning, now), until: morning }]),
  ];
}

/** The last moment that can be chosen. */
export function latestAt(now: number): number {
  return new Date(now).setDate(new Date(now).getDate() + longestSnoozeDays - 1);
}

/** As a field for date and time takes it, in the agent's own zone. */
export function localTime(at: number): string {
  const date = new Date(at);
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [month, day, hour, minutes] = parts.map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}T${hour}:${minutes}`;
}

function titleOf(morning: number, now: number): string {
  const texts = snoozeTexts();
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return new Date(morning).toDateString() === tomorrow.toDateString() ? texts.tomorrow : texts.whenOpen;
}
