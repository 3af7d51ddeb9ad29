import { invalidParameter } from '../failure';
import type { Schedule } from '../../../contract/hours/schedule';
import { parseTimeOfDay } from '../../../contract/hours/schedule';
import { isTimeZone } from '../../../contract/hours/zoned-time';

/** Checks what a type can't: that the zone is one, and that times are times. */
export function readSchedule(schedule: Schedule): Schedule {
  const { timeZone, schedules } = schedule;
  if (!isTimeZone(timeZone)) {
    throw invalidParameter('conversationSchedule.timeZone', 'must be a zone like Europe/Berlin, or UTC');
  }
  for (const [at, { scheduleList }] of schedules.entries()) {
    if (scheduleList.some((time) => parseTimeOfDay(time) === undefined)) {
      const field = `conversationSchedule.schedules[${at}].scheduleList`;
      throw invalidParameter(field, 'must hold start and end like 9:00 AM');
    }
  }
  return {
    timeZone,
    schedules: schedules.map(({ dayOfWeek, enabled, scheduleList }) => ({
      dayOfWeek,
      enabled,
      scheduleList,
    })),
  };
}
