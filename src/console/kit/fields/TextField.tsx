import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TextSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface TextFieldProps extends Labelling {
  schema: Pick<TextSchema, 'format' | 'maxLength' | 'placeholder'>;
  value: string;
  onChange(value: string): void;
  autocomplete?: string;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { schema, value, onChange, autocomplete = 'off', isFocused = false, ...labelling } = props;
  const frame = useLabels(labelling);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
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
          ref={input}
          {...control}
          type={(format ?? 'text') as 'text'}
          autocomplete={autocomplete}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
