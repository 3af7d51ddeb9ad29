import type { TextSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface TextFieldProps extends Labelling {
  schema: Pick<TextSchema, 'format' | 'maxLength' | 'placeholder'>;
  value: string;
  onChange(value: string): void;
  autocomplete?: string;
}

export function TextField({ schema, value, onChange, autocomplete = 'off', ...labelling }: TextFieldProps) {
  const frame = useLabels(labelling);
  const { format, maxLength, placeholder } = schema;
  const isText = format === undefined || format === 'longText';
  const control = {
    id: frame.id,
    value,
    ...(maxLength !== undefined && { maxLength }),
    ...(placeholder !== undefined && { placeholder }),
    spellcheck: isText,
    ...notesOf(frame),
  };
  return (
    <FieldFrame {...frame}>
      {format === 'longText' ? (
        <textarea {...control} rows={3} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...control}
          type={(format ?? 'text') as 'text'}
          autocomplete={autocomplete}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
