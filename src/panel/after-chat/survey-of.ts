import { translationIn } from '../../contract/languages/translation-in';
import type { SurveySettings } from '../../contract/settings/settings';

export type AskedSurvey = Omit<SurveySettings, 'isOn' | 'translations'>;

/** What the survey says: as an agent's entry of the chat defines it, else as the settings do in the visitor's language. */
export function surveyOf(
  definition: unknown,
  settings: SurveySettings,
  tag: string,
): AskedSurvey | undefined {
  if (definition === undefined && !settings.isOn) return undefined;
  const translated = translationIn(tag, settings.translations);
  const asked: AskedSurvey = {
    question: translated?.question || settings.question,
    commentLabel: translated?.commentLabel || settings.commentLabel,
    askComment: settings.askComment,
    thanks: translated?.thanks || settings.thanks,
  };
  const written = typeof definition === 'object' && definition !== null ? definition : {};
  const defined = Object.entries(written).filter(
    ([name, value]) => name in asked && typeof value === typeof asked[name as keyof AskedSurvey],
  );
  return { ...asked, ...Object.fromEntries(defined) };
}
