import type { ComponentChildren } from 'preact';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { FieldSource } from '../../kit/data/field-source';
import { Fields } from '../../kit/fields/Fields';
import { Section } from '../../kit/page/Section';
import { settingFields } from './setting-fields';
import type { SettingSection } from './setting-sections';
import { publishingTexts } from './texts';

export interface SettingsSectionProps {
  section: SettingSection;
  source: FieldSource;
  settings: WidgetSettings;
  /** What has an editor of its own. */
  children?: ComponentChildren;
}

/** Draws the settings of one section under its heading. */
export function SettingsSection({ section, source, settings, children }: SettingsSectionProps) {
  const { title, lead }: { title: string; lead?: string } = publishingTexts().sections[section];
  return (
    <Section title={title} lead={lead}>
      <Fields source={source} schemas={settingFields(section, settings)} />
      {children}
    </Section>
  );
}
