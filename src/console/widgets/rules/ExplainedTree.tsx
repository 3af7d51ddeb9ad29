import type { ExplainedCondition } from '../../../contract/rules/rule-explanation';
import { describeSeen, describeTest } from './describe-rule';
import { rulesTexts } from './texts';

/** Draws each condition, whether it matches, and the value seen. */
export function ExplainedTree({ condition }: { condition: ExplainedCondition }) {
  return (
    <ul class="rules-tree">
      <Branch condition={condition} />
    </ul>
  );
}

function Branch({ condition }: { condition: ExplainedCondition }) {
  return (
    <li>
      <span aria-hidden="true">{markOf(condition.holds)}</span> {textOf(condition)}{' '}
      <span class="quiet">{wordOf(condition)}</span>
      {'fact' in condition || (
        <ul class="rules-tree">
          {partsOf(condition).map((part, at) => (
            <Branch key={at} condition={part} />
          ))}
        </ul>
      )}
    </li>
  );
}

function partsOf(condition: ExplainedCondition): ExplainedCondition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [];
}

function markOf(holds: boolean | undefined): string {
  return holds === undefined ? '?' : holds ? '✓' : '✗';
}

function textOf(condition: ExplainedCondition): string {
  const { explained } = rulesTexts();
  if ('all' in condition) return explained.all;
  if ('any' in condition) return explained.any;
  return 'not' in condition ? explained.not : describeTest(condition);
}

function wordOf(condition: ExplainedCondition): string {
  const { unknown, matches, fails, seen } = rulesTexts();
  const word = condition.holds === undefined ? unknown : condition.holds ? matches : fails;
  return 'fact' in condition && condition.seen !== undefined
    ? seen(word, describeSeen(condition.fact, condition.seen))
    : word;
}
