const widgetId = '11111111-1111-4111-8111-111111111111';
/** The language of the pages. */
const locale = 'en';

/** Every text that a customer sets for a widget, as far as each has room: a new one is one line. */
export function settingsOf(whole: string) {
  const text = whole.slice(0, 200);
  // A name that is longer would be asked for again.
  const options = [text];
  const field = {
    label: text,
    value: text.slice(0, 99),
    isRequired: false,
    options,
    translations: [{ locale, label: text, options }],
  };
  const choice = text.slice(0, 100);
  const survey = { question: text, commentLabel: text, thanks: text };
  const fields = ['name', 'email', 'question', 'text', 'choice', 'checkbox'].map((kind) => ({
    ...field,
    kind,
    ...(kind === 'choice' && { value: text }),
  }));
  return {
    texts: { title: text, presence: text, greeting: text, offlineGreeting: text },
    look: { launcher: { kind: 'text', onlineText: text.slice(0, 60), offlineText: text.slice(0, 60) } },
    forms: { prechat: { style: 'form', fields }, offline: { style: 'form', fields } },
    firstQuestions: [text],
    firstQuestionTranslations: [{ locale, questions: [text] }],
    selector: {
      label: text,
      translations: [{ locale, label: text }],
      widgets: [{ id: widgetId, label: choice, translations: [{ locale, label: choice }] }],
    },
    survey: { isOn: true, ...survey, translations: [{ locale, ...survey }] },
    proactive: {
      isOn: true,
      reengagementMinutes: 0,
      rules: [
        {
          id: 'now',
          when: { fact: 'secondsOnPage', is: 'atLeast', value: 0 },
          messages: [text],
          agent: { alias: text.slice(0, 100) },
          cap: { times: 1000, per: 'visit' },
        },
      ],
    },
  };
}
