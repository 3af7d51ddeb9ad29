import { Field } from '../../kit/fields/Field';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import type { Leaving } from '../../kit/frame/leaving';
import { useModel } from '../../kit/frame/use-model';
import { Empty } from '../../kit/page/Empty';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';
import { SettingsForm } from '../publishing/SettingsForm';
import { readField } from '../../kit/data/field-source';
import { languageName, widgetLanguages } from '../publishing/language-names';
import { publishingTexts } from '../publishing/texts';
import { CustomWordingModel } from './custom-wording';
import { settingsTexts } from './texts';
import type { Preview } from '../preview/preview';
import { PreviewPane } from '../preview/PreviewPane';

export interface TextsFormProps {
  setup: SettingsDraft;
  preview: Preview;
  leaving: Leaving;
  toasting: Toasting;
}

const longest = 500;

/** In which language the widget speaks, and what it says in other words, beside itself. */
export function TextsForm({ setup, preview, leaving, toasting }: TextsFormProps) {
  const { draft } = setup;
  const texts = useModel(() => new CustomWordingModel(draft, preview.chosen.peek().locale));
  const { language, widgetSpeaks, pagesLanguage, customWording, everyLanguage } = publishingTexts();
  const { wording } = settingsTexts();
  const titles = Object.fromEntries(widgetLanguages().map((tag) => [tag, languageName(tag)]));
  const groups = texts.groups.value;
  return (
    <div class="widgets-editor">
      <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
        {() => (
          <>
            <Section title={language}>
              <div class="fields">
                <Field
                  source={draft}
                  path="locale"
                  schema={{
                    type: 'string',
                    title: widgetSpeaks,
                    enum: ['', ...Object.keys(titles)],
                    enumTitles: { '': pagesLanguage, ...titles },
                  }}
                />
              </div>
            </Section>
            <Section title={customWording} lead={wording.lead}>
              <div class="filters">
                <SelectField
                  title={wording.textsFor}
                  options={['', ...Object.keys(titles)]}
                  schema={{ enumTitles: { '': everyLanguage, ...titles } }}
                  value={texts.locale.value}
                  onChange={(tag) => {
                    texts.setLocale(tag);
                    preview.choose({ locale: tag });
                  }}
                />
                <TextField
                  title={wording.search}
                  schema={{ placeholder: wording.searchExample }}
                  value={texts.search.value}
                  onChange={texts.setSearch}
                />
              </div>
              {groups.length === 0 && <Empty title={wording.noMatch} />}
              {groups.map(({ title, texts: found }) => (
                <details key={title} class="widgets-texts" open={texts.search.value !== ''}>
                  <summary>
                    {title}{' '}
                    <span class="quiet">
                      {wording.customised(found.length, found.filter(({ own }) => own).length)}
                    </span>
                  </summary>
                  <div class="fields">
                    {found.map(({ key, label, standard, own, look, path }) => (
                      <TextField
                        key={key}
                        title={label}
                        schema={{ maxLength: longest, placeholder: standard }}
                        description={look ? wording.insteadOf(look) : undefined}
                        value={own}
                        fault={path === undefined ? undefined : readField(draft, path).fault}
                        onChange={(text) => texts.set(key, text)}
                      />
                    ))}
                  </div>
                </details>
              ))}
            </Section>
          </>
        )}
      </SettingsForm>
      <PreviewPane preview={preview} />
    </div>
  );
}
