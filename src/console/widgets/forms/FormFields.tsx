import { useState } from 'preact/hooks';
import { longestQuestion } from '../../../contract/limits';
import type { FieldKind } from '../../../contract/settings/form-fields';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Fields } from '../../kit/fields/Fields';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { OrderedList } from '../../kit/fields/OrderedList';
import { SelectField } from '../../kit/fields/SelectField';
import type { Toasting } from '../../kit/toasts/toasting';
import type { FieldSource } from '../../kit/data/field-source';
import { settingFields } from '../publishing/setting-fields';
import { FieldEditor } from './FieldEditor';
import { nameOfField } from '../publishing/setting-lists';
import { publishingTexts } from '../publishing/texts';
import { describeField, type FormEditor, type FormName } from './form-editor';
import { formsTexts } from './texts';
import { Translations } from './Translations';
import { keepingTranslations } from './translations';

export interface FormFieldsProps {
  form: FormName;
  editor: FormEditor;
  source: FieldSource;
  settings: WidgetSettings;
  toasting: Toasting;
  /** Somebody is editing a field in that language. */
  onLanguage(locale: string): void;
}

const mostFields = 30;
const sections = { prechat: 'prechatForm', offline: 'offlineForm' } as const;
const questionList = {
  path: 'firstQuestions',
  translations: 'firstQuestionTranslations',
  member: 'questions',
};

/** One form: how it asks, and its fields in their order. */
export function FormFields({ form, editor, source, settings, toasting, onLanguage }: FormFieldsProps) {
  const [open, setOpen] = useState<number>();
  const [chosen, choose] = useState<FieldKind>('text');
  const texts = formsTexts();
  const fields = editor.fields[form].value;
  const left = editor.kindsLeft[form].value;
  const kind = left.includes(chosen) ? chosen : 'text';
  function remove(at: number) {
    const field = fields[at];
    if (!field) return;
    editor.remove(form, at);
    setOpen(undefined);
    toasting.say(texts.isRemoved(nameOfField(field)), () => editor.insert(form, at, field));
  }
  return (
    <>
      <Fields
        source={keepingTranslations(source, questionList)}
        schemas={settingFields(sections[form], settings)}
      />
      {form === 'prechat' && settings.firstQuestions.length > 0 && (
        <Translations
          title={texts.translation.ofQuestions}
          translations={settings.firstQuestionTranslations}
          path={questionList.translations}
          blank={{ questions: [] }}
          schemas={questionSchemas(settings)}
          source={source}
          onEdit={onLanguage}
        />
      )}
      <OrderedList
        items={fields}
        nameOf={(field) => nameOfField(field)}
        describe={describeField}
        open={open}
        onOpen={setOpen}
        onMove={(from, to) => editor.move(form, from, to)}
        onRemove={remove}
      >
        {(field, at) => (
          <FieldEditor
            field={field}
            path={`forms.${form}.fields[${at}]`}
            source={source}
            onLanguage={onLanguage}
          />
        )}
      </OrderedList>
      {fields.length < mostFields && (
        <div class="filters">
          <SelectField
            title={texts.newField}
            options={left}
            schema={{ enumTitles: publishingTexts().fieldKinds }}
            value={kind}
            onChange={(next) => choose(next as FieldKind)}
          />
          <button
            type="button"
            class="button"
            onClick={() => {
              editor.add(form, kind);
              setOpen(fields.length);
            }}
          >
            {texts.addField}
          </button>
        </div>
      )}
    </>
  );
}

function questionSchemas({ firstQuestions }: WidgetSettings): Record<string, FieldSchema> {
  const { lists } = publishingTexts();
  return Object.fromEntries(
    firstQuestions.map((question, at) => [
      `questions[${at}]`,
      { type: 'string', title: question || `${lists.question} ${at + 1}`, maxLength: longestQuestion },
    ]),
  );
}
