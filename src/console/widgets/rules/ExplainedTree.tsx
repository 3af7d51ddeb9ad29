import type { ExplainedCondition } from '../../../contract/rules/rule-explanation';
import { describeTest } from './describe-rule';

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
  if ('all' in condition) return 'All of these:';
  if ('any' in condition) return 'Any of these:';
  return 'not' in condition ? 'Not this:' : describeTest(condition);
}

function wordOf(condition: ExplainedCondition): string {
  const word = condition.holds === undefined ? 'unknown' : condition.holds ? 'matches' : 'doesn’t match';
  return 'fact' in condition && condition.seen !== undefined
    ? `${word}; seen: ${String(condition.seen)}`
    : word;
}
