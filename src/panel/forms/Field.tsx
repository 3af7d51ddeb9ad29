import { Icon } from '../../ui/Icon';
import { longestValue } from './check-form';
import type { Form } from './form';
import type { FormField } from './form-field';
import { ChoiceField } from '../choices/on-demand';
import type { FieldAttributes } from './field-attributes';
import { useFieldTexts } from './use-field-texts';
import { usePanel } from '../frame/use-panel';
import { ScreenshotField } from '../screenshot/on-demand';
import { textInputs } from './text-inputs';

export interface FieldProps {
  form: Form;
  field: FormField;
  id: string;
  isFirst: boolean;
}

export function Field({ form, field, id, isFirst }: FieldProps) {
  const { language } = usePanel();
  const { labelOf, faultOf } = useFieldTexts();
  const { key, kind, isRequired } = field;
  const fault = form.faults.value[key];
  const common: FieldAttributes = {
    id,
    name: key,
    class: 'input',
    required: isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault && `${id}-fault`,
    'data-first': isFirst,
    onBlur: () => form.leave(key),
  };
  return (
    <div class="field">
      {kind !== 'checkbox' && (
        <label for={id}>
          <bdi>{labelOf(field)}</bdi>
          {!isRequired && (
            <span class="optional" aria-hidden="true">
              {language.optional}
            </span>
          )}
        </label>
      )}
      {kind === 'choice' || kind === 'checkbox' ? (
        <ChoiceField field={field} attributes={common} />
      ) : kind === 'screenshot' ? (
        <ScreenshotField attributes={common} />
      ) : (
        <TextField form={form} field={field} attributes={common} />
      )}
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          <Icon name="alert" />
          <span key={fault}>{faultOf(field, fault)}</span>
        </p>
      )}
    </div>
  );
}

interface TextAttributes extends FieldAttributes {
  dir: 'auto' | undefined;
  maxLength: number;
  value: string;
  readOnly: boolean;
  onInput(event: Event): void;
  onChange(event: Event): void;
}

function TextField({
  form,
  field,
  attributes,
}: {
  form: Form;
  field: FormField;
  attributes: FieldAttributes;
}) {
  const { key, kind } = field;
  const value = form.values.value[key] ?? '';
  function take(event: Event) {
    form.setValue(key, (event.target as HTMLInputElement).value);
  }
  const common: TextAttributes = {
    ...attributes,
    // Empty, `auto` would be left to right: https://html.spec.whatwg.org/#the-dir-attribute
    dir: value ? 'auto' : undefined,
    // Longer than allowed can be typed, so that a pasted text is not cut without a word.
    maxLength: longestValue(kind) * 2,
    value,
    // What is added to a question on its way would be in no chat.
    readOnly: form.state.value.kind === 'sending' || (kind === 'email' && form.isEmailLocked.value),
    onInput: take,
    // All that some password managers fire.
    onChange: take,
  };
  if (kind === 'question' || kind === 'longText') return <textarea {...common} rows={4} />;
  return <input {...common} {...(textInputs[kind] ?? textInputs.text)} />;
}
