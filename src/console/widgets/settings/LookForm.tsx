import type { PreviewState } from '../../../contract/organisation/preview';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { Leaving } from '../../kit/frame/leaving';
import { CopyText } from '../../kit/page/CopyText';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';
import { SettingsForm } from '../publishing/SettingsForm';
import { SettingsSection } from '../publishing/SettingsSection';
import type { Preview } from '../preview/preview';
import { PreviewPane } from '../preview/PreviewPane';
import { settingsTexts } from './texts';

export interface LookFormProps {
  setup: SettingsDraft;
  preview: Preview;
  leaving: Leaving;
  toasting: Toasting;
}

function styleSheetOf({ accent, radius }: WidgetSettings['look']): string {
  const lines = [
    `--cw-accent: ${accent};`,
    `--cw-radius: ${radius}px;`,
    '--cw-launcher-offset-x: 20px;',
    '--cw-launcher-offset-y: 20px;',
    '--cw-z-index: 2147483647;',
  ];
  return `chat-widget {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** Draws the settings of the look beside a preview. */
export function LookForm({ setup, preview, leaving, toasting }: LookFormProps) {
  const { draft } = setup;
  const { look: texts } = settingsTexts();
  /** Shows in the preview what is being edited. */
  function showing(state: PreviewState) {
    return () => {
      if (preview.chosen.value.state !== state) preview.choose({ state });
    };
  }
  return (
    <div class="widgets-editor">
      <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
        {(settings) => (
          <>
            <SettingsSection section="colours" source={draft} settings={settings} />
            <div onFocusIn={showing('launcher')}>
              <SettingsSection section="launcher" source={draft} settings={settings} />
            </div>
            <Section title={texts.styleSheetTitle} lead={texts.styleSheetLead}>
              <CopyText title={texts.styleSheet} text={styleSheetOf(settings.look)} />
            </Section>
            <div onFocusIn={showing('form')}>
              <SettingsSection section="words" source={draft} settings={settings} />
            </div>
          </>
        )}
      </SettingsForm>
      <PreviewPane preview={preview} />
    </div>
  );
}
