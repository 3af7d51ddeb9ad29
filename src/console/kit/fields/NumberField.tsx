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
          onInput={({ currentTarget }) => onChange(numberIn(currentTarget))}
          {...notesOf(frame)}
        />
        {unit && <span class="quiet">{unit}</span>}
      </span>
    </FieldFrame>
  );
}

export function numberIn({ valueAsNumber }: HTMLInputElement): number | undefined {
  return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
}
