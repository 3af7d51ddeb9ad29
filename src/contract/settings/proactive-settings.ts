import { flag, number, object, text, type Reader } from '../read';
import { readRules } from '../rules/parse-rules';
import type { ProactiveRule } from '../rules/rules';

export interface ProactiveSettings {
  /** Whether the rules invite. */
  isOn: boolean;
  rules: ProactiveRule[];
  /** Minutes without invitations after a visitor dismissed one. */
  reengagementMinutes: number;
  /** Zone of `timeOfDay` and `weekday`. */
  timeZone: string;
  /** Starts the rules again on a change of route, by the Navigation API. */
  trackRoutes: boolean;
}

export const readProactive: Reader<ProactiveSettings> = object({
  isOn: flag(true),
  rules: readRules,
  reengagementMinutes: number(30, 0, 525_600),
  timeZone: text('UTC', 64),
  trackRoutes: flag(),
});
