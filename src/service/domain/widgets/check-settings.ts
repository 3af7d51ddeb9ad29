import { parseSettings } from '../../../contract/settings/parse-settings';
import type { SettingsFault } from '../../../contract/read';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Failure } from '../failure';
import { endlessPatternsIn, newEffort } from '../../../contract/rules/endless-patterns';

/** Returns settings that an administrator sent, with defaults for what is left out. Throws a `Failure` that names every fault. */
export function checkSettings(given: unknown): WidgetSettings {
  const { settings, faults: found } = parseSettings(given);
  const faults = [...found, ...faultsOfChoices(settings), ...faultsOfPatterns(settings)];
  const [first] = faults;
  if (!first) return settings;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const message = `${first.path} ${first.message}${others}`;
  throw new Failure('invalidParameter', message, undefined, faults);
}

/** Each choice appears once, and the preset is one of them. */
function faultsOfChoices({ forms }: WidgetSettings): SettingsFault[] {
  return (['prechat', 'offline'] as const).flatMap((form) =>
    forms[form].fields.flatMap(({ kind, options, value }, at) => {
      if (kind !== 'choice') return [];
      const path = `forms.${form}.fields[${at}]`;
      const again = options.findIndex((option, place) => option && options.indexOf(option) < place);
      return [
        ...(again < 0
          ? []
          : [{ path: `${path}.options[${again}]`, message: 'appears twice. Change or remove one of them' }]),
        ...(value && !options.includes(value)
          ? [{ path: `${path}.value`, message: `must be one of ${[...new Set(options)].join(', ')}` }]
          : []),
      ];
    }),
  );
}

/** No regular expression of a rule keeps a page from going on, and all of them together keep nobody waiting who judges them. */
function faultsOfPatterns({ proactive }: WidgetSettings): SettingsFault[] {
  const effort = newEffort();
  return proactive.rules.flatMap(({ when }, at) =>
    endlessPatternsIn(when, `proactive.rules[${at}].when`, effort),
  );
}
