import type { ComponentChildren } from 'preact';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { Leaving } from '../../kit/frame/leaving';
import type { SettingsDraft } from './settings-draft';
import { DraftForm } from '../../kit/forms/DraftForm';
import { PublishBar } from './PublishBar';
import type { Toasting } from '../../kit/toasts/toasting';

export interface SettingsFormProps {
  setup: SettingsDraft;
  leaving: Leaving;
  toasting: Toasting;
  children(settings: WidgetSettings): ComponentChildren;
}

/** A form over a part of a widget's settings: saved as a draft, and published. */
export function SettingsForm({ setup, leaving, toasting, children }: SettingsFormProps) {
  return (
    <DraftForm draft={setup.draft} leaving={leaving} bar={<PublishBar setup={setup} toasting={toasting} />}>
      {children}
    </DraftForm>
  );
}
