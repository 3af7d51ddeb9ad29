import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';
import { fieldTexts } from './texts';

export interface ColorFieldProps extends Labelling {
  value: string;
  onChange(value: string): void;
}

/** A colour like `#1f6feb`: typed, or picked. */
export function ColorField({ value, onChange, ...labelling }: ColorFieldProps) {
  const frame = useLabels(labelling);
  return (
    <FieldFrame {...frame}>
      <span class="field-row">
        <input
          type="color"
          class="field-swatch"
          aria-label={fieldTexts().pick(frame.title)}
          value={longForm(value)}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          id={frame.id}
          class="field-short"
          type="text"
          value={value}
          maxLength={7}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          {...notesOf(frame)}
        />
      </span>
    </FieldFrame>
  );
}

/** The picker takes six digits alone. */
function longForm(value: string): string {
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.replace(/\w/g, '$&$&');
  return /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
}
