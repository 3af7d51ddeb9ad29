import type { Leaving } from '../../kit/frame/leaving';
import { SettingsForm } from '../publishing/SettingsForm';
import { SettingsSection } from '../publishing/SettingsSection';
import type { Toasting } from '../../kit/toasts/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';

export interface BehaviourFormProps {
  setup: SettingsDraft;
  leaving: Leaving;
  toasting: Toasting;
}

const sections = ['chat', 'privacy', 'developers'] as const;

/** Draws the settings that need no editor of their own, by subject. */
export function BehaviourForm({ setup, leaving, toasting }: BehaviourFormProps) {
  return (
    <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
      {(settings) =>
        sections.map((section) => (
          <SettingsSection key={section} section={section} source={setup.draft} settings={settings} />
        ))
      }
    </SettingsForm>
  );
}
