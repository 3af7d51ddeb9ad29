const widgetId = '11111111-1111-4111-8111-111111111111';

/** Every text that a customer sets for a widget, as far as each has room: a new one is one line. */
export function settingsOf(whole: string) {
  const text = whole.slice(0, 200);
  // A name that is longer would be asked for again.
  const field = { label: text, value: text.slice(0, 99), isRequired: false, options: [text] };
  const fields = ['name', 'email', 'question', 'text', 'choice', 'checkbox'].map((kind) => ({
    ...field,
    kind,
  }));
  return {
    texts: { title: text, presence: text, greeting: text, offlineGreeting: text },
    look: { launcher: { kind: 'text', onlineText: text.slice(0, 60), offlineText: text.slice(0, 60) } },
    forms: { prechat: { style: 'form', fields }, offline: { style: 'form', fields } },
    selector: { label: text, widgets: [{ id: widgetId, label: text.slice(0, 100) }] },
    survey: { isOn: true, question: text, commentLabel: text, thanks: text },
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
