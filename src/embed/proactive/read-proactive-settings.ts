import { readProactive } from '../../contract/settings/proactive-settings';
import { isRecord } from '../../contract/read';
import type { RuleExplanation } from '../../contract/rules/rule-explanation';
import type { SettingsFault } from '../../contract/read';
import type { ReadProactiveSettings } from './fill-proactive-settings';

const path = 'proactive.rules';

/** Reads what the rules of invitation need: settings that a page wrote may hold anything. */
export function readProactiveSettings(settings: unknown): ReadProactiveSettings {
  const given = isRecord(settings) && isRecord(settings.proactive) ? settings.proactive : {};
  const faults: SettingsFault[] = [];
  return {
    ...readProactive(given, 'proactive', faults),
    invalid: explainFaults(faults, Array.isArray(given.rules) ? (given.rules as unknown[]) : []),
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
