import { translationIn } from '../../contract/languages/translation-in';
import type { WidgetChoice } from '../../contract/settings/settings';
import { Icon } from '../../ui/Icon';
import type { FormField } from '../forms/form-field';
import type { FieldAttributes } from '../forms/field-attributes';
import { useFieldTexts } from '../forms/use-field-texts';
import { choiceTexts } from '../i18n/choice-texts';
import { focusFirst } from '../../ui/focus';
import { usePanel } from '../frame/use-panel';
import { switchWidget } from './switch-widget';
import css from './choices.css?inline';

export interface ChoiceFieldProps {
  field: FormField;
  attributes: FieldAttributes;
}

/** One of some, or yes or no. */
export function ChoiceField({ field, attributes }: ChoiceFieldProps) {
  const { session, language, addStyles } = usePanel();
  const { labelOf, optionOf } = useFieldTexts();
  const { form } = session;
  const { key, kind, options, isRequired } = field;
  const value = form.values.value[key] ?? '';
  const { choose } = { ...choiceTexts, ...language };
  addStyles(css);
  if (kind === 'choice')
    return (
      <Select
        {...attributes}
        value={options.includes(value) ? value : ''}
        hint={choose}
        options={options.map((option) => [option, optionOf(field, option)])}
        onChoose={(chosen) => form.setValue(key, chosen)}
      />
    );
  return (
    <label class="check" for={attributes.id}>
      <input
        {...attributes}
        class="box"
        type="checkbox"
        checked={value === 'true'}
        onChange={(event) => form.setValue(key, String(event.currentTarget.checked))}
      />
      <span dir="auto">{labelOf(field)}</span>
      {!isRequired && (
        <span class="optional" aria-hidden="true">
          {language.optional}
        </span>
      )}
    </label>
  );
}

export interface WidgetSelectorProps {
  id: string;
}

/** Questions to ask by a click: at once where nothing else is required. */
export function FirstQuestions() {
  const { session, settings, language, addStyles } = usePanel();
  const { form } = session;
  const translated = translationIn(language.tag, settings.firstQuestionTranslations)?.questions ?? [];
  const questions = settings.firstQuestions.map((own, at) => translated[at] || own);
  addStyles(css);

  function ask(question: string, button: HTMLElement) {
    // What was typed already goes along.
    const typed = form.values.value.message.split('\n').filter((line) => !questions.includes(line));
    form.setValue('message', [question, ...typed].join('\n').trim());
    if (form.isComplete()) return session.submit();
    // What is still empty is drawn as the first field only after this.
    setTimeout(() => focusFirst(button.closest('.panel')));
  }

  return (
    <div class="first-questions" role="group" aria-label={language.question}>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          class="first-question"
          dir="auto"
          onClick={(event) => ask(question, event.currentTarget)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}

/** Lets the visitor choose whom to talk to: each choice is another widget. */
export function WidgetSelector({ id }: WidgetSelectorProps) {
  const { session, environment, settings, language, addStyles } = usePanel();
  const { widgets } = settings.selector;
  const current = environment.widgetId;
  const isAmong = widgets.some((widget) => widget.id === current);
  const { choose, department } = { ...choiceTexts, ...language };
  function labelOf({ label, translations }: Pick<WidgetChoice, 'label' | 'translations'>) {
    return translationIn(language.tag, translations)?.label || label;
  }
  addStyles(css);
  return (
    <div class="field">
      <label for={id}>
        <bdi>{labelOf(settings.selector) || department}</bdi>
      </label>
      <Select
        id={id}
        value={isAmong ? current : ''}
        hint={isAmong ? '' : choose}
        options={widgets.map((widget) => [widget.id, labelOf(widget) || widget.id])}
        onChoose={(chosen) => {
          if (chosen) switchWidget(environment, session.form, chosen);
        }}
      />
    </div>
  );
}

interface SelectProps extends Partial<FieldAttributes> {
  /** What is there while nothing is chosen. */
  hint: string;
  /** Value and text of each. */
  options: [string, string][];
  value: string;
  onChoose(value: string): void;
}

function Select({ hint, options, onChoose, ...attributes }: SelectProps) {
  const { form } = usePanel().session;
  return (
    <span class="select">
      <select
        {...attributes}
        class="input"
        // What is on its way would become a chat that the visitor has left.
        disabled={form.state.value.kind === 'sending'}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {hint && <option value="">{hint}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  );
}
