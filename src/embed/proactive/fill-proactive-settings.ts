import type { RuleExplanation } from '../../contract/rules/rule-explanation';
import type { PartialSettings, WidgetSettings } from '../../contract/settings/settings';
import type { ProactiveSettings } from '../../contract/settings/proactive-settings';

export interface ReadProactiveSettings extends ProactiveSettings {
  /** Rules that can't be used, each with its fault. */
  invalid: RuleExplanation[];
}

/** Put in by the build. */
declare const __DEFAULT_SETTINGS__: Pick<WidgetSettings, 'proactive'>;

/** Settings that the service has checked, which hold only what is unlike the defaults. */
export function fillProactiveSettings(settings: unknown): ReadProactiveSettings {
  const { proactive } = Object(settings) as PartialSettings;
  return { ...__DEFAULT_SETTINGS__.proactive, ...proactive, invalid: [] };
}
