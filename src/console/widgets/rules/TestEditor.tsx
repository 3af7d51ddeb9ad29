import {
  factKinds,
  operatorsOf,
  type FactName,
  type Operator,
  type Test,
} from '../../../contract/rules/rules';
import { Icon } from '../../../ui/Icon';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { isAboutTime, newTest, withOperator } from './facts';
import { rulesTexts } from './texts';
import { ValueInput } from './ValueInput';

export interface TestEditorProps {
  test: Test;
  path: string;
  source: FieldSource;
  timeHint: string;
  onChange(test: Test): void;
  onRemove?(): void;
}

/** Draws the test of one fact. */
export function TestEditor({ test, path, source, timeHint, onChange, onRemove }: TestEditorProps) {
  const texts = rulesTexts();
  const faults = ['fact', 'name', 'is', 'value'].flatMap(
    (member) => readField(source, `${path}.${member}`).fault ?? [],
  );
  return (
    <div class="rules-test">
      <div class="rules-row">
        <select
          aria-label={texts.fact}
          value={test.fact}
          onChange={({ currentTarget }) => onChange(newTest(currentTarget.value as FactName))}
        >
          {Object.entries(texts.facts).map(([fact, title]) => (
            <option key={fact} value={fact}>
              {title}
            </option>
          ))}
        </select>
        {test.fact === 'jsVariable' && (
          <input
            aria-label={texts.variableName}
            placeholder="cart.total"
            value={test.name ?? ''}
            maxLength={200}
            onInput={({ currentTarget }) => onChange({ ...test, name: currentTarget.value })}
          />
        )}
        {factKinds[test.fact] !== 'flag' && (
          <select
            aria-label={texts.comparison}
            value={test.is}
            onChange={({ currentTarget }) => onChange(withOperator(test, currentTarget.value as Operator))}
          >
            {operatorsOf[factKinds[test.fact]].map((is) => (
              <option key={is} value={is}>
                {texts.operators[is]}
              </option>
            ))}
          </select>
        )}
        <ValueInput
          test={test}
          isWrong={faults.length > 0}
          onChange={(value) => onChange({ ...test, value })}
        />
        {onRemove && (
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label={texts.removeCondition}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {isAboutTime(test) && <p class="quiet">{timeHint}</p>}
      {faults.map((fault) => (
        <p key={fault} class="field-fault">
          {fault}
        </p>
      ))}
    </div>
  );
}
