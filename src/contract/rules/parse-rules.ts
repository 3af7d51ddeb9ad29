import { isRecord, list, number, object, oneOf, optional, text, flag, type Reader } from '../read';
import { factKinds, type Condition, type FactName, type ProactiveRule, type Test } from './rules';
import type { SettingsFault } from '../settings/settings';

const textOperators = [
  'equals',
  'contains',
  'begins',
  'ends',
  'matches',
  'regex',
  'notEquals',
  'notContains',
  'notBegins',
  'notEnds',
  'notMatches',
  'notRegex',
];

const operators: Record<(typeof factKinds)[FactName], string[]> = {
  url: textOperators,
  text: [...textOperators, 'atLeast', 'atMost'],
  number: ['atLeast', 'atMost', 'equals', 'notEquals'],
  flag: ['equals', 'notEquals'],
  time: ['between', 'notBetween'],
};

const deepest = 10;

/** Reads a list of rules; a rule with a fault is left out, the others stand. */
export function readRules(value: unknown, path: string, faults: SettingsFault[]): ProactiveRule[] {
  const ids = new Set<string>();
  const readOne: Reader<ProactiveRule | undefined> = (item, at, all) => {
    const own: SettingsFault[] = [];
    const rule = readRule(item, at, own);
    if (!rule.id) own.push({ path: `${at}.id`, message: 'must be a text that is not empty' });
    if (ids.has(rule.id)) own.push({ path: `${at}.id`, message: 'must be used once' });
    if (rule.messages.length === 0) own.push({ path: `${at}.messages`, message: 'must hold a message' });
    ids.add(rule.id);
    all.push(...own);
    return own.length > 0 ? undefined : rule;
  };
  return list(readOne)(value, path, faults).filter((rule) => rule !== undefined);
}

const readRule: Reader<ProactiveRule> = object({
  id: text('', 64),
  when: (value, path, faults) => readCondition(value, path, faults, 0),
  messages: list(text('', 1000), [], 20),
  agent: optional(object({ alias: text('', 100), avatarUrl: optional(text('', 2000)) })),
  cap: optional(object({ times: number(1, 1, 1000), per: oneOf('page', 'visit', 'day', 'ever') })),
  priority: optional(number(0, -1000, 1000)),
  isMinimized: optional(flag()),
  offlineFallback: optional(flag()),
}) as Reader<ProactiveRule>;

function readCondition(value: unknown, path: string, faults: SettingsFault[], depth: number): Condition {
  const never: Condition = { any: [] };
  if (!isRecord(value) || depth > deepest) {
    faults.push({ path, message: `must be a condition, joined at most ${deepest} deep` });
    return never;
  }
  const joined = ['all', 'any', 'not'].find((key) => Object.hasOwn(value, key));
  if (!joined) return readTest(value, path, faults) ?? never;
  const at = `${path}.${joined}`;
  if (joined === 'not') return { not: readCondition(value.not, at, faults, depth + 1) };
  const part: Reader<Condition> = (item, where, all) => readCondition(item, where, all, depth + 1);
  return { [joined]: list(part)(value[joined], at, faults) } as Condition;
}

function readTest(value: Record<string, unknown>, path: string, faults: SettingsFault[]): Test | undefined {
  function refuse(member: string, message: string) {
    return void faults.push({ path: `${path}.${member}`, message });
  }
  const facts = Object.keys(factKinds);
  const fact = facts.find((name) => name === value.fact) as FactName | undefined;
  if (!fact) return refuse('fact', `must be one of ${facts.join(', ')}`);
  const kind = factKinds[fact];
  if (!operators[kind].some((one) => one === value.is))
    return refuse('is', `must be one of ${operators[kind].join(', ')}`);
  const isOfVariable = fact === 'jsVariable';
  if (isOfVariable && (typeof value.name !== 'string' || !value.name))
    return refuse('name', 'must name the variable');
  const members = ['fact', 'is', 'value', isOfVariable && 'name'];
  const other = Object.keys(value).find((key) => !members.includes(key));
  if (other !== undefined) return refuse(other, 'is not a known setting');
  const values = [value.value].flat();
  const fault =
    values.length > 0 ? values.map((one) => valueFault(one, value, kind)).find(Boolean) : 'must not be empty';
  if (fault) return refuse('value', fault);
  return value as unknown as Test;
}

function valueFault(one: unknown, { is }: Record<string, unknown>, kind: string): string | undefined {
  if (kind === 'flag') return typeof one === 'boolean' ? undefined : 'must be true or false';
  if (kind === 'number' || is === 'atLeast' || is === 'atMost') {
    return typeof one === 'number' && Number.isFinite(one) ? undefined : 'must be a number';
  }
  if (typeof one !== 'string' || one.length > 2000) return 'must be a text';
  if (kind === 'time' && !/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(one))
    return 'must be like 09:00-17:00';
  return is === 'regex' || is === 'notRegex' ? patternFault(one) : undefined;
}

function patternFault(pattern: string): string | undefined {
  try {
    return void new RegExp(pattern, 'i');
  } catch (error) {
    return `is not a regular expression: ${error instanceof Error ? error.message : String(error)}`;
  }
}
