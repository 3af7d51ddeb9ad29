import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { ProactiveRule } from '../../../contract/rules/rules';
import type { WidgetSettings } from '../../../contract/settings/settings';

/** What a widget invites with when its owner turned invitations on and wrote no rule. */
const defaultRules: ProactiveRule[] = [
  {
    id: 'welcome',
    when: { fact: 'secondsOnPage', is: 'atLeast', value: 45 },
    messages: ['Hello! Can we help you with anything?'],
    cap: { times: 1, per: 'visit' },
  },
];

export function newWidgetSettings(isProactive: boolean): WidgetSettings {
  const settings = defaultSettings();
  return { ...settings, proactive: { ...settings.proactive, isOn: isProactive, rules: defaultRules } };
}

/** Turns invitations on or off; rules that somebody wrote are kept as they are. */
export function withProactive(settings: WidgetSettings, isOn: boolean): WidgetSettings {
  const { rules } = settings.proactive;
  const isMissing = isOn && rules.length === 0;
  return { ...settings, proactive: { ...settings.proactive, isOn, rules: isMissing ? defaultRules : rules } };
}
