import type { SurveySettings } from '../../contract/settings/settings';

/** What the survey says: as an agent's entry of the chat defines it, else as the settings do. */
export function surveyOf(definition: unknown, settings: SurveySettings): SurveySettings | undefined {
  if (definition === undefined) return settings.isOn ? settings : undefined;
  const written = typeof definition === 'object' && definition !== null ? definition : {};
  const defined = Object.entries(written).filter(
    ([name, value]) => name in settings && typeof value === typeof settings[name as keyof SurveySettings],
  );
  return { ...settings, ...Object.fromEntries(defined), isOn: true };
}
