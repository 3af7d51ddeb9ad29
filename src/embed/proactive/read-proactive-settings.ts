import { readRules } from '../../contract/rules/parse-rules';
import { isRecord } from '../../contract/read';
import type { RuleExplanation } from '../../contract/rules/rule-explanation';
import type { SettingsFault } from '../../contract/settings/settings';
import type { ReadProactiveSettings } from './fill-proactive-settings';

const path = 'proactive.rules';

/** Reads what the rules of invitation need: settings that a page wrote may hold anything. */
export function readProactiveSettings(settings: unknown): ReadProactiveSettings {
  const given = isRecord(settings) && isRecord(settings.proactive) ? settings.proactive : {};
  const { isOn, rules, reengagementMinutes, timeZone, trackRoutes } = given;
  const faults: SettingsFault[] = [];
  return {
    isOn: isOn !== false,
    rules: readRules(rules, path, faults),
    reengagementMinutes:
      typeof reengagementMinutes === 'number' && reengagementMinutes >= 0 ? reengagementMinutes : 30,
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
    trackRoutes: trackRoutes === true,
    invalid: explainFaults(faults, Array.isArray(rules) ? (rules as unknown[]) : []),
  };
}

/** By rule: `proactive.rules[2].when.is must be …` is a fault of the third. */
function explainFaults(faults: SettingsFault[], rules: unknown[]): RuleExplanation[] {
  return rules.flatMap((rule, at) => {
    const own = faults.filter((fault) => fault.path.startsWith(`${path}[${at}]`));
    if (own.length === 0) return [];
    const id = isRecord(rule) && typeof rule.id === 'string' ? rule.id : `${path}[${at}]`;
    return { id, holds: false, fault: own.map((fault) => `${fault.path} ${fault.message}`).join('; ') };
  });
}
