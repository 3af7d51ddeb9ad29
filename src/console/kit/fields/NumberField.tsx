import type { TargetedEvent } from 'preact';
import type { NumberSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';

export interface NumberFieldProps extends Labelling {
  schema: Pick<NumberSchema, 'type' | 'minimum' | 'maximum' | 'step' | 'unit' | 'emptyMeans'>;
  value: number | undefined;
  onChange(value: number | undefined): void;
}

export function NumberField({ schema, value, onChange, ...labelling }: NumberFieldProps) {
  const frame = useLabels(labelling);
  const { type, minimum, maximum, step, unit, emptyMeans } = schema;
  return (
    <FieldFrame {...frame}>
      <span class="field-row">
        <input
          id={frame.id}
          class="field-short"
          type="number"
          value={value ?? ''}
          min={minimum}
          max={maximum}
          step={step ?? (type === 'integer' ? 1 : 'any')}
          placeholder={emptyMeans}
          {...numberEvents(value, onChange)}
          {...notesOf(frame)}
        />
        {unit && <span class="quiet">{unit}</span>}
      </span>
    </FieldFrame>
  );
}

/**
 * Browsers take more than numbers into such a field (the `e` of `30 Tage`), and then it reads as if it were empty. That
 * changes nothing, and goes when the field is left.
 */
export function numberEvents(
  value: number | undefined,
  onChange: (value: number | undefined) => void,
): { onInput(event: NumberEvent): void; onBlur(event: NumberEvent): void } {
  return {
    onInput({ currentTarget }) {
      if (!currentTarget.validity.badInput) onChange(numberIn(currentTarget));
    },
    onBlur({ currentTarget }) {
      if (currentTarget.validity.badInput) currentTarget.valueAsNumber = value ?? NaN;
    },
  };
}

type NumberEvent = TargetedEvent<HTMLInputElement>;

export function numberIn({ valueAsNumber }: HTMLInputElement): number | undefined {
  return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
}
