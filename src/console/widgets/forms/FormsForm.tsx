import { useState } from 'preact/hooks';
import { longestText } from '../../../contract/limits';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { SegmentsField } from '../../kit/fields/SegmentsField';
import type { Leaving } from '../../kit/frame/leaving';
import { Filled } from '../../kit/texts/Filled';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { SettingsDraft } from '../publishing/settings-draft';
import { publishingTexts } from '../publishing/texts';
import { SettingsForm } from '../publishing/SettingsForm';
import { SettingsSection } from '../publishing/SettingsSection';
import type { FormEditor, FormName } from './form-editor';
import { FormFields } from './FormFields';
import type { SelectorEditor } from './selector-editor';
import { SelectorForm } from './SelectorForm';
import { formsTexts } from './texts';
import { Translations } from './Translations';
import type { Preview } from '../preview/preview';
import { PreviewPane } from '../preview/PreviewPane';

export interface FormsFormProps {
  widgetId: string;
  setup: SettingsDraft;
  /** Whether the service sends mails; `undefined` while that is not known. */
  isMailConfigured: boolean | undefined;
  editor: FormEditor;
  selector: SelectorEditor;
  preview: Preview;
  leaving: Leaving;
  toasting: Toasting;
}

/** What visitors are asked before a chat, in its place and after it, beside the widget itself. */
export function FormsForm(props: FormsFormProps) {
  const { widgetId, setup, isMailConfigured, editor, selector, preview, leaving, toasting } = props;
  const texts = formsTexts();
  const [form, setForm] = useState<FormName>('prechat');
  function choose(next: FormName) {
    setForm(next);
    preview.choose({ state: next === 'prechat' ? 'form' : 'offline' });
  }
  function showIn(locale: string) {
    preview.choose({ locale });
  }
  return (
    <div class="widgets-editor">
      <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
        {(settings) => (
          <>
            <Section title={texts.beforeChat} lead={texts.beforeChatLead}>
              <SegmentsField
                title={texts.form}
                options={['prechat', 'offline']}
                titles={{ prechat: texts.firstForm, offline: texts.offlineForm }}
                value={form}
                onChange={choose}
              />
              {form === 'offline' && isMailConfigured === false && <PromisedAnswer widgetId={widgetId} />}
              <FormFields
                key={form}
                form={form}
                editor={editor}
                source={setup.draft}
                settings={settings}
                toasting={toasting}
                onLanguage={showIn}
              />
            </Section>
            {form === 'prechat' && (
              <SelectorForm
                editor={selector}
                source={setup.draft}
                settings={settings}
                toasting={toasting}
                onLanguage={showIn}
              />
            )}
            <div
              onFocusIn={() => {
                if (preview.chosen.value.state !== 'survey') preview.choose({ state: 'survey' });
              }}
            >
              <SettingsSection section="survey" source={setup.draft} settings={settings}>
                <Translations
                  title={texts.translation.ofSurvey}
                  translations={settings.survey.translations}
                  path="survey.translations"
                  blank={{ question: '', commentLabel: '', thanks: '' }}
                  schemas={surveySchemas(settings)}
                  source={setup.draft}
                  onEdit={showIn}
                />
              </SettingsSection>
            </div>
          </>
        )}
      </SettingsForm>
      <PreviewPane preview={preview} />
    </div>
  );
}

function surveySchemas({ survey }: WidgetSettings): Record<string, FieldSchema> {
  const { settings: words } = publishingTexts();
  const names = ['question', ...(survey.askComment ? (['commentLabel'] as const) : []), 'thanks'] as const;
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: 'string',
        title: words[`survey.${name}`].title,
        placeholder: survey[name],
        maxLength: longestText,
      },
    ]),
  );
}

/** Says that visitors read of an answer by mail, which the service can’t send. */
function PromisedAnswer({ widgetId }: { widgetId: string }) {
  const texts = formsTexts();
  return (
    <p role="note">
      <Filled
        text={texts.promisedAnswer}
        parts={{
          mail: <a href="#/connections/mail">{texts.setUpMail}</a>,
          text: <a href={`#/widgets/${widgetId}/texts`}>{texts.otherText}</a>,
        }}
      />
    </p>
  );
}
