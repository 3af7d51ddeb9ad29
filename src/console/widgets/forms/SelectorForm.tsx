import { useState } from 'preact/hooks';
import { longestChoice, longestText } from '../../../contract/limits';
import type { WidgetChoice, WidgetSettings } from '../../../contract/settings/settings';
import { Field } from '../../kit/fields/Field';
import { Fields } from '../../kit/fields/Fields';
import { OrderedList } from '../../kit/fields/OrderedList';
import { SelectField } from '../../kit/fields/SelectField';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { FieldSource } from '../../kit/data/field-source';
import { settingFields } from '../publishing/setting-fields';
import { publishingTexts } from '../publishing/texts';
import type { SelectorEditor } from './selector-editor';
import { formsTexts } from './texts';
import { Translations } from './Translations';

export interface SelectorFormProps {
  editor: SelectorEditor;
  source: FieldSource;
  settings: WidgetSettings;
  toasting: Toasting;
  /** Somebody is editing the choice in that language. */
  onLanguage(locale: string): void;
}

const mostChoices = 50;

/** Whom a visitor may choose to talk to: each choice is a widget. */
export function SelectorForm({ editor, source, settings, toasting, onLanguage }: SelectorFormProps) {
  const [open, setOpen] = useState<number>();
  const [chosen, choose] = useState('');
  const texts = formsTexts();
  const choices = editor.choices.value;
  const names = editor.names.value;
  const left = editor.left.value;
  const next = left.includes(chosen) ? chosen : left[0];
  function nameOf({ id, label }: WidgetChoice) {
    return label || names.get(id) || id;
  }
  function remove(at: number) {
    const choice = choices[at];
    if (!choice) return;
    editor.remove(at);
    setOpen(undefined);
    toasting.say(texts.isRemoved(nameOf(choice)), () => editor.insert(at, choice));
  }
  return (
    <Section title={publishingTexts().sections.selector.title} lead={texts.selectorLead}>
      <OrderedList
        items={choices}
        nameOf={nameOf}
        describe={({ id }) => names.get(id) ?? texts.unknownWidget}
        open={open}
        onOpen={setOpen}
        onMove={editor.move}
        onRemove={remove}
      >
        {({ label, translations }, at) => (
          <>
            <Field
              source={source}
              path={`selector.widgets[${at}].label`}
              schema={{ type: 'string', title: texts.label, maxLength: longestChoice }}
            />
            <Translations
              title={texts.translation.otherLanguage}
              translations={translations}
              path={`selector.widgets[${at}].translations`}
              blank={{ label: '' }}
              schemas={{
                label: { type: 'string', title: texts.label, placeholder: label, maxLength: longestChoice },
              }}
              source={source}
              onEdit={onLanguage}
            />
          </>
        )}
      </OrderedList>
      {next !== undefined && choices.length < mostChoices && (
        <div class="filters">
          <SelectField
            title={texts.newWidget}
            options={left}
            schema={{ enumTitles: Object.fromEntries(names) }}
            value={next}
            onChange={choose}
          />
          <button type="button" class="button" onClick={() => editor.add(next)}>
            {texts.addWidget}
          </button>
        </div>
      )}
      {choices.length > 0 && (
        <>
          <Fields source={source} schemas={settingFields('selector', settings)} />
          <Translations
            title={texts.translation.ofChoiceLabel}
            translations={settings.selector.translations}
            path="selector.translations"
            blank={{ label: '' }}
            schemas={{
              label: {
                type: 'string',
                title: publishingTexts().settings['selector.label'].title,
                placeholder: settings.selector.label,
                maxLength: longestText,
              },
            }}
            source={source}
            onEdit={onLanguage}
          />
        </>
      )}
    </Section>
  );
}
