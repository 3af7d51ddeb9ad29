import type { LogOutcome } from '../../../contract/organisation/logs';

export const outcomeTones: Record<LogOutcome, 'good' | 'bad' | 'quiet'> = {
  answered: 'good',
  missed: 'bad',
  offline: 'quiet',
};
