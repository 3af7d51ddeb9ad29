import type { PreviewOrder, PreviewSample } from '../../../contract/organisation/preview';
import type { WidgetSettings } from '../../../contract/settings/settings';

/** The settings as they are, but for what would keep the state from being seen at once, or would reach out of the page. */
export function settingsFor({
  settings,
  state,
  scheme,
}: Pick<PreviewOrder, 'settings' | 'state' | 'scheme'>): WidgetSettings {
  const { look, proactive, forms, survey } = settings;
  const isChat = state === 'chat' || state === 'survey';
  return {
    ...settings,
    look: { ...look, scheme: look.scheme === 'auto' ? scheme : look.scheme },
    // A chat begins without the form in front of it.
    forms: isChat ? { ...forms, prechat: { style: 'form', fields: [] } } : forms,
    screenshot: isChat ? { ...settings.screenshot, isRequired: false } : settings.screenshot,
    survey: { ...survey, isOn: survey.isOn || state === 'survey' },
    proactive: { ...proactive, isOn: state === 'invitation', rules: [] },
    consent: { isRequired: false },
    sounds: false,
    titleFlash: false,
    variables: [],
    aliases: [],
  };
}

/** What the first rule would say. */
export function invitationOf(
  { proactive }: WidgetSettings,
  sample: Pick<PreviewSample, 'invitation'>,
): string {
  return proactive.rules.flatMap(({ messages }) => messages)[0] ?? sample.invitation;
}
