import { translations } from '../../../contract/languages/launcher-texts';
import { Field } from '../../kit/fields/Field';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import type { Leaving } from '../../kit/frame/leaving';
import { Empty } from '../../kit/page/Empty';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { SettingsDraft } from '../publishing/settings-draft';
import { SettingsForm } from '../publishing/SettingsForm';
import { readField } from '../../kit/data/field-source';
import type { OwnTexts } from './own-texts';
import type { Preview } from '../preview/preview';
import { PreviewPane } from '../preview/PreviewPane';

export interface TextsFormProps {
  setup: SettingsDraft;
  texts: OwnTexts;
  preview: Preview;
  leaving: Leaving;
  toasting: Toasting;
}

const longest = 500;
const tags = ['en', ...Object.keys(translations)];
const names = new Intl.DisplayNames('en', { type: 'language' });
const titles = Object.fromEntries(
  tags
    .map((tag) => [tag, names.of(tag) ?? tag])
    .sort(([, one = ''], [, other = '']) => one.localeCompare(other)),
);

/** In which language the widget speaks, and what it says in other words, beside itself. */
export function TextsForm({ setup, texts, preview, leaving, toasting }: TextsFormProps) {
  const { draft } = setup;
  const groups = texts.groups.value;
  return (
    <div class="widgets-editor">
      <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
        {() => (
          <>
            <Section title="Language">
              <div class="fields">
                <Field
                  source={draft}
                  path="locale"
                  schema={{
                    type: 'string',
                    title: 'The widget speaks',
                    enum: ['', ...Object.keys(titles)],
                    enumTitles: { '': 'The page’s language, or the browser’s', ...titles },
                  }}
                />
              </div>
            </Section>
            <Section
              title="Custom wording"
              lead="Replace any text of the widget. If empty, it uses its own text. # is replaced by a value."
            >
              <div class="filters">
                <SelectField
                  title="Texts for"
                  options={['', ...Object.keys(titles)]}
                  schema={{ enumTitles: { '': 'Every language', ...titles } }}
                  value={texts.locale.value}
                  onChange={(tag) => {
                    texts.setLocale(tag);
                    preview.choose({ locale: tag });
                  }}
                />
                <TextField
                  title="Search"
                  schema={{ placeholder: 'Start chat' }}
                  value={texts.search.value}
                  onChange={texts.setSearch}
                />
              </div>
              {groups.length === 0 && <Empty title="No matching texts" />}
              {groups.map(({ title, texts: found }) => (
                <details key={title} class="widgets-texts" open={texts.search.value !== ''}>
                  <summary>
                    {title} <span class="quiet">{countOf(found)}</span>
                  </summary>
                  <div class="fields">
                    {found.map(({ key, english, own, look, path }) => (
                      <TextField
                        key={key}
                        title={english}
                        schema={{ maxLength: longest }}
                        description={look ? insteadOf(look) : undefined}
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

function insteadOf(look: string): string {
  return `Visitors read “${look}” in every language: clear that text on the Look page to use this one.`;
}

function countOf(found: readonly { own: string }[]): string {
  const count = found.filter(({ own }) => own).length;
  return count === 0 ? `${found.length}` : `${found.length}, ${count} customised`;
}
