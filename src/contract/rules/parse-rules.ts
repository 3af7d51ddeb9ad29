import { isRecord, list, number, object, oneOf, optional, text, flag, type Reader } from '../read';
import {
  factKinds,
  operatorsOf,
  valueKindOf,
  type Condition,
  type FactName,
  type Operator,
  type ProactiveRule,
  type Test,
  type ValueKind,
} from './rules';
import type { SettingsFault } from '../read';

const deepest = 10;

/** Returns the rules without fault. */
export function readRules(value: unknown, path: string, faults: SettingsFault[]): ProactiveRule[] {
  const ids = new Set<string>();
  const readOne: Reader<ProactiveRule | undefined> = (item, at, all) => {
    const own: SettingsFault[] = [];
    const rule = readRule(item, at, own);
    if (!rule.id) own.push({ path: `${at}.id`, message: 'must not be empty' });
    if (ids.has(rule.id)) own.push({ path: `${at}.id`, message: 'must be unique' });
    if (rule.messages.length === 0) own.push({ path: `${at}.messages`, message: 'must contain a message' });
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
    faults.push({ path, message: `must be a condition, nested at most ${deepest} deep` });
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
  const operators: readonly Operator[] = operatorsOf[factKinds[fact]];
  const is = operators.find((name) => name === value.is);
  if (!is) return refuse('is', `must be one of ${operators.join(', ')}`);
  const isOfVariable = fact === 'jsVariable';
  if (isOfVariable && (typeof value.name !== 'string' || !value.name))
    return refuse('name', 'must name a variable');
  const members = ['fact', 'is', 'value', isOfVariable && 'name'];
  const other = Object.keys(value).find((key) => !members.includes(key));
  if (other !== undefined) return refuse(other, 'is not a known setting');
  const values = [value.value].flat();
  const faultIn = valueFaults[valueKindOf({ fact, is })];
  const fault = values.length > 0 ? values.map(faultIn).find(Boolean) : 'must not be empty';
  if (fault) return refuse('value', fault);
  return value as unknown as Test;
}

/** What is wrong with a value of each kind. */
const valueFaults: Record<ValueKind, (value: unknown) => string | undefined> = {
  url: textFault,
  text: textFault,
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number'),
  flag: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
  time: (value) =>
    textFault(value) ??
    (/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
      ? undefined
      : 'must be like 09:00-17:00'),
  pattern: (value) => textFault(value) ?? patternFault(String(value)),
};

function textFault(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 2000 ? undefined : 'must be a text';
}

function patternFault(pattern: string): string | undefined {
  try {
    return void new RegExp(pattern, 'i');
  } catch (error) {
    return `is not a regular expression: ${error instanceof Error ? error.message : String(error)}`;
  }
}
