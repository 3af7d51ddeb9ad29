import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface ChoicesFieldProps extends Labelling {
  options: readonly string[];
  /** What they are called; themselves where there is none. */
  titles?: Readonly<Record<string, string>> | undefined;
  value: readonly string[];
  onChange(value: string[]): void;
}

/** Any of several, each with its box. */
export function ChoicesField({ options, titles, value, onChange, ...labelling }: ChoicesFieldProps) {
  const frame = useLabels(labelling);
  return (
    <FieldFrame {...frame} isGroup>
      <div class="field-choices" {...notesOf(frame)}>
        {options.map((option) => (
          <label key={option} class="field-choice">
            <input
              type="checkbox"
              checked={value.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(options.filter((one) => (one === option ? checked : value.includes(one))))
              }
            />
            {titles?.[option] ?? option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
