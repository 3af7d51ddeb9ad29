import { useState } from 'preact/hooks';
import { joinDuration, splitDuration, unitsFor, type DurationUnit } from '../format/duration';
import type { NumberSchema } from './field-schema';
import { FieldFrame, notesOf, useLabels, type Labelling } from './FieldFrame';
import { numberEvents } from './NumberField';
import { fieldTexts } from './texts';

export interface DurationFieldProps extends Labelling {
  schema: Pick<NumberSchema, 'minimum' | 'emptyMeans'>;
  kept: DurationUnit;
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A time as a number and its unit. */
export function DurationField({ schema, kept, value, onChange, ...labelling }: DurationFieldProps) {
  const texts = fieldTexts();
  const frame = useLabels(labelling);
  const [chosen, choose] = useState<DurationUnit>();
  const shown = value === undefined ? undefined : splitDuration(value, kept);
  const unit = chosen ?? shown?.unit ?? kept;
  const amount = value === undefined ? undefined : value / joinDuration(1, unit, kept);
  function change(next: number | undefined, inUnit: DurationUnit) {
    choose(inUnit);
    onChange(next === undefined ? undefined : joinDuration(next, inUnit, kept));
  }
  return (
    <FieldFrame {...frame}>
      <span class="field-row">
        <input
          id={frame.id}
          class="field-short"
          type="number"
          step="any"
          min={schema.minimum}
          value={amount ?? ''}
          placeholder={schema.emptyMeans}
          {...numberEvents(amount, (next) => change(next, unit))}
          {...notesOf(frame)}
        />
        <select
          aria-label={texts.unitOf(frame.title)}
          value={unit}
          onChange={({ currentTarget }) => change(amount, currentTarget.value as DurationUnit)}
        >
          {unitsFor(kept).map((one) => (
            <option key={one} value={one}>
              {texts.units[one]}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
