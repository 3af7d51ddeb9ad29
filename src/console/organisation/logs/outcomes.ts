import type { LogOutcome } from '../../../contract/organisation/logs';

export const outcomes: Record<LogOutcome, { title: string; tone: 'good' | 'bad' | 'quiet' }> = {
  answered: { title: 'Answered', tone: 'good' },
  missed: { title: 'Missed', tone: 'bad' },
  offline: { title: 'Offline message', tone: 'quiet' },
};
