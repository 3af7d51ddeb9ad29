import { Icon } from '../../../ui/Icon';
import type { Condition } from '../../../contract/rules/rules';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { removed } from '../../kit/data/list-edits';
import { newTest } from './facts';
import { TestEditor } from './TestEditor';
import { rulesTexts } from './texts';

export interface ConditionEditorProps {
  condition: Condition;
  path: string;
  source: FieldSource;
  timeHint: string;
  onChange(condition: Condition): void;
  /** Of what may go. */
  onRemove?(): void;
}

type Join = 'all' | 'any' | 'not';

/** Draws a test, or a group of conditions. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition, path, source, timeHint, onChange, onRemove } = props;
  if ('fact' in condition) return <TestEditor {...props} test={condition} onChange={onChange} />;
  const join: Join = 'all' in condition ? 'all' : 'any' in condition ? 'any' : 'not';
  const texts = rulesTexts();
  const parts = partsOf(condition);
  const { fault } = readField(source, path);
  function set(next: Condition[], as: Join = join) {
    onChange(joined(as, next));
  }
  return (
    <div class="rules-group" role="group" aria-label={texts.joins[join]}>
      <div class="rules-row">
        <select
          aria-label={texts.match}
          value={join}
          onChange={({ currentTarget }) => set(parts, currentTarget.value as Join)}
        >
          {Object.entries(texts.joins).map(([name, title]) => (
            <option key={name} value={name} disabled={name === 'not' && parts.length > 1}>
              {title}
            </option>
          ))}
        </select>
        {onRemove && (
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label={texts.removeGroup}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {parts.map((part, at) => (
        <ConditionEditor
          key={at}
          condition={part}
          path={join === 'not' ? `${path}.not` : `${path}.${join}[${at}]`}
          source={source}
          timeHint={timeHint}
          onChange={(next) => set(parts.map((one, index) => (index === at ? next : one)))}
          {...(join !== 'not' && { onRemove: () => set(removed(parts, at)) })}
        />
      ))}
      {fault && <p class="field-fault">{fault}</p>}
      {join !== 'not' && (
        <div class="row">
          <button type="button" class="button" onClick={() => set([...parts, newTest('pageUrl')])}>
            {texts.addCondition}
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              set([...parts, { [join === 'all' ? 'any' : 'all']: [newTest('pageUrl')] } as Condition])
            }
          >
            {texts.addGroup}
          </button>
        </div>
      )}
    </div>
  );
}

function partsOf(condition: Condition): Condition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [condition];
}

function joined(join: Join, parts: Condition[]): Condition {
  if (join === 'all') return { all: parts };
  return join === 'any' ? { any: parts } : { not: parts[0] ?? newTest('pageUrl') };
}
