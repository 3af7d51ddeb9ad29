import type { Evaluation, ExplainedCondition } from '../../contract/rules/rule-explanation';
import type { Condition, Facts, Operator, ProactiveRule, Test, TestValue } from '../../contract/rules/rules';

/** Judges one rule by the facts given; pure, and never throws. */
export function evaluate(rule: Pick<ProactiveRule, 'when'>, facts: Facts): Evaluation {
  try {
    const condition = explain(rule.when, facts);
    return { holds: condition.holds === true, condition };
  } catch (error) {
    return { holds: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

function explain(condition: Condition, facts: Facts): ExplainedCondition {
  if ('all' in condition) {
    const all = condition.all.map((part) => explain(part, facts));
    return { all, holds: every(all, true) };
  }
  if ('any' in condition) {
    const any = condition.any.map((part) => explain(part, facts));
    return { any, holds: invert(every(any, false)) };
  }
  if ('not' in condition) {
    const not = explain(condition.not, facts);
    return { not, holds: invert(not.holds) };
  }
  const seen =
    condition.fact === 'jsVariable' ? (facts.jsVariables[condition.name ?? ''] ?? '') : facts[condition.fact];
  return { ...condition, seen, holds: seen === undefined ? undefined : test(condition, seen) };
}

/** Whether all parts are `wanted`: `false` as soon as one is not, `undefined` while one is not known. */
function every(parts: ExplainedCondition[], wanted: boolean): boolean | undefined {
  if (parts.some((part) => part.holds === !wanted)) return false;
  return parts.some((part) => part.holds === undefined) ? undefined : true;
}

function invert(holds: boolean | undefined): boolean | undefined {
  return holds === undefined ? undefined : !holds;
}

function test({ fact, is, value }: Test, seen: TestValue): boolean {
  const isNegated = is.startsWith('not');
  const operator = (isNegated ? is.charAt(3).toLowerCase() + is.slice(4) : is) as Operator;
  const forms = fact.endsWith('Url') || fact === 'referrer' ? urlForms(String(seen)) : [seen];
  const found = [value].flat().some((wanted) => forms.some((form) => compare(operator, form, wanted)));
  return found !== isNegated;
}

function compare(operator: Operator, seen: TestValue, wanted: TestValue): boolean {
  if (typeof seen === 'boolean') return operator === 'equals' && seen === wanted;
  if (operator === 'atLeast') return Number(seen) >= Number(wanted);
  if (operator === 'atMost') return Number(seen) <= Number(wanted);
  if (operator === 'between') return isBetween(String(seen), String(wanted));
  if (operator === 'regex') return new RegExp(String(wanted), 'i').test(String(seen));
  const text = String(seen).toLowerCase();
  const part = String(wanted).toLowerCase();
  switch (operator) {
    case 'equals':
      return text === part;
    case 'contains':
      return text.includes(part);
    case 'begins':
      return text.startsWith(part);
    case 'ends':
      return text.endsWith(part);
    case 'matches':
      return isMatch(text, part);
    default:
      throw new Error(`There is no operator "${operator}".`);
  }
}

/** The address with and without a slash at the end of its path, whole and from its path on. */
function urlForms(url: string): string[] {
  const [, origin = '', path = '', rest = ''] = /^(\w+:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(url) ?? [];
  const bare = path.replace(/\/$/, '');
  return [bare + rest, `${bare}/${rest}`].flatMap((form) => [origin + form, form]);
}

/** `*` stands for any run of characters; walks from star to star, so that no pattern takes long. */
function isMatch(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

function isBetween(time: string, range: string): boolean {
  const [from = '', to = ''] = range.split('-');
  return from <= to ? from <= time && time < to : time >= from || time < to;
}
