import type { ComponentChildren } from 'preact';
import type { WidgetSettings } from '../../contract/settings';
import type { Leaving } from '../frame/leaving';
import type { SettingsDraft } from './settings-draft';
import { DraftForm } from '../page/DraftForm';
import { PublishBar } from './PublishBar';
import type { Toasting } from '../page/toasting';

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
