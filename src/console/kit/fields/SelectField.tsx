import type { TextSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface SelectFieldProps extends Labelling {
  schema?: Pick<TextSchema, 'enumTitles'>;
  options: readonly string[];
  value: string;
  onChange(value: string): void;
}

export function SelectField({ schema, options, value, onChange, ...labelling }: SelectFieldProps) {
  const frame = useLabels(labelling);
  return (
    <FieldFrame {...frame}>
      <select
        id={frame.id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...notesOf(frame)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {schema?.enumTitles?.[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
