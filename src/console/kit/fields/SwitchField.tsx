import { FieldNotes, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface SwitchFieldProps extends Labelling {
  value: boolean;
  isDisabled?: boolean;
  onChange(value: boolean): void;
}

export function SwitchField({ value, isDisabled = false, onChange, ...labelling }: SwitchFieldProps) {
  const frame = useLabels(labelling);
  return (
    <div class="field">
      <span class="switch">
        <button
          type="button"
          id={frame.id}
          role="switch"
          aria-checked={value}
          aria-labelledby={`${frame.id}-label`}
          disabled={isDisabled}
          onClick={() => onChange(!value)}
          {...notesOf(frame)}
        >
          <i />
        </button>
        <label for={frame.id} id={`${frame.id}-label`}>
          {frame.title}
        </label>
      </span>
      <FieldNotes {...frame} />
    </div>
  );
}
