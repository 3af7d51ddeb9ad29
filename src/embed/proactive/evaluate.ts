import type { Evaluation, ExplainedCondition } from '../../contract/rules/rule-explanation';
import {
  factKinds,
  type Comparison,
  type Condition,
  type Facts,
  type ProactiveRule,
  type Test,
  type TestValue,
} from '../../contract/rules/rules';

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
    condition.fact === 'jsVariable' ? facts.jsVariables[condition.name ?? ''] : facts[condition.fact];
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
  const name = (isNegated ? is.charAt(3).toLowerCase() + is.slice(4) : is) as Comparison;
  const compare: Compare | undefined = comparisons[name];
  if (!compare) throw new Error(`There is no operator "${is}".`);
  const isUrl = factKinds[fact] === 'url';
  const forms = isUrl ? urlForms(String(seen)) : [String(seen)];
  const isFound = [value]
    .flat()
    .flatMap((wanted) => (isUrl ? [wanted, withAsciiHost(String(wanted))] : [wanted]))
    .some((wanted) =>
      typeof seen === 'boolean' ? seen === wanted : forms.some((form) => compare(form, String(wanted))),
    );
  return isFound !== isNegated;
}

type Compare = (seen: string, wanted: string) => boolean;

const comparisons: Record<Comparison, Compare> = {
  equals: ignoringCase((seen, wanted) => seen === wanted),
  contains: ignoringCase((seen, wanted) => seen.includes(wanted)),
  begins: ignoringCase((seen, wanted) => seen.startsWith(wanted)),
  ends: ignoringCase((seen, wanted) => seen.endsWith(wanted)),
  matches: ignoringCase(isMatch),
  regex: (seen, wanted) => new RegExp(wanted, 'i').test(seen),
  atLeast: (seen, wanted) => Number(seen) >= Number(wanted),
  atMost: (seen, wanted) => Number(seen) <= Number(wanted),
  between: isBetween,
};

function ignoringCase(compare: Compare): Compare {
  return (seen, wanted) => compare(seen.toLowerCase(), wanted.toLowerCase());
}

/** Returns the address as it is and decoded, each with and without a slash at the end of its path, whole and from its path on. */
function urlForms(url: string): string[] {
  return [...slashForms(url), ...slashForms(decode(url))];
}

/** Addresses say `münchen.example` as `xn--mnchen-3ya.example`. */
function withAsciiHost(wanted: string): string {
  return wanted.replace(
    /(^|\/\/|\*)([^/\\*?#]*[^\0-\x7f][^/\\*?#]*)/g,
    (found, before: string, host: string) => {
      try {
        return before + new URL(`http://${host}`).host;
      } catch {
        return found;
      }
    },
  );
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function slashForms(url: string): string[] {
  const [, origin = '', path = '', rest = ''] = /^(\w+:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(url) ?? [];
  const bare = path.replace(/\/$/, '');
  return [bare + rest, `${bare}/${rest}`].flatMap((form) => [origin + form, form]);
}

/** Matches with `*` for any run of characters. Walks from star to star, so that no pattern takes long. */
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
