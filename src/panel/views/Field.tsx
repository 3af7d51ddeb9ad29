import { usePanel } from './panel-context';
import { longestValues, type FormField } from '../models/check-form';
import { Icon } from '../../ui/Icon';
import { faultText } from './fault-text';

export interface FieldProps {
  field: FormField;
  isFirst: boolean;
}

const inputs = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
} as const;

export function Field({ field, isFirst }: FieldProps) {
  const { session, language } = usePanel();
  const { form } = session;
  const fault = form.faults.value[field];
  const isRequired = form.demands.value[field] === 'required';
  const id = `cw-${field}`;
  const common = {
    id,
    name: field,
    class: 'cw-input',
    // Longer than allowed can be typed, so that a pasted text is not cut without a word.
    maxLength: longestValues[field] * 2,
    value: form.values.value[field],
    required: isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    'data-first': isFirst,
    onInput: (event: Event) => form.setValue(field, (event.target as HTMLInputElement).value),
    onBlur: () => form.leave(field),
  };
  return (
    <div class="cw-field">
      <label for={id}>
        {field === 'message' ? language.question : language[field]}
        {!isRequired && (
          <span class="cw-optional" aria-hidden="true">
            {language.optional}
          </span>
        )}
      </label>
      {field === 'message' ? (
        <textarea {...common} rows={4} dir="auto" />
      ) : (
        <input
          {...common}
          {...inputs[field]}
          dir={field === 'name' ? 'auto' : 'ltr'}
          readOnly={field === 'email' && form.isEmailLocked.value}
        />
      )}
      {fault && (
        <p class="cw-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {faultText(language, field, fault)}
        </p>
      )}
    </div>
  );
}
