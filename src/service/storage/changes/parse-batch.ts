import type { Change } from '../../domain/ports';
import { fromRows } from './case-rows';

/** Changes that an instance sends to the others. */
export interface Batch {
  /** Names the instance. */
  from: string;
  /** Whether it reads changes of cases as rows. */
  readsRows: boolean;
  changes: Change[];
}

type FieldType = 'string' | 'number' | 'boolean' | 'writer' | 'agent' | 'visitor' | 'invitation';

type Members<Kind extends Change['kind']> = Omit<Extract<Change, { kind: Kind }>, 'kind'>;
type RequiredKeys<Of> = { [Key in keyof Of]-?: object extends Pick<Of, Key> ? never : Key }[keyof Of];

/** What each change must have, so that those who subscribe can rely on it. */
const fields: { [Kind in Change['kind']]: Readonly<Record<RequiredKeys<Members<Kind>>, FieldType>> } = {
  case: { caseId: 'string', widgetId: 'string', lastIndex: 'number', state: 'string' },
  typing: { caseId: 'string', widgetId: 'string', writer: 'writer', isTyping: 'boolean' },
  visitor: { caseId: 'string', widgetId: 'string', isHere: 'boolean' },
  looking: {
    caseId: 'string',
    widgetId: 'string',
    agent: 'agent',
    viewer: 'string',
    isLooking: 'boolean',
  },
  lookingAway: { email: 'string' },
  call: { caseId: 'string', widgetId: 'string' },
  visitorHere: { visitor: 'visitor' },
  visitorLeaving: { orgId: 'number', id: 'string', view: 'string' },
  visitorInvited: { orgId: 'number', id: 'string', invitation: 'invitation' },
  note: { caseId: 'string', number: 'number' },
  mentions: { email: 'string' },
  read: { email: 'string', caseId: 'string', lastIndex: 'number' },
  agent: { email: 'string' },
  widget: { widgetId: 'string' },
  cannedReplies: { orgId: 'number' },
  missed: {},
};
const known = new Map<unknown, [string, FieldType][]>(
  Object.entries(fields).map(([kind, ofKind]) => [kind, Object.entries(ofKind)]),
);
const longestName = 64;

type Fields = Readonly<Record<string, FieldType>>;
const visitorFields: Fields = {
  id: 'string',
  orgId: 'number',
  widgetId: 'string',
  share: 'string',
  view: 'string',
  visits: 'number',
  pages: 'number',
  arrivedAt: 'number',
  pageSince: 'number',
};
/** They may be absent. */
const visitorTexts: Fields = {
  name: 'string',
  pageUrl: 'string',
  pageTitle: 'string',
  language: 'string',
  caseId: 'string',
};
const invitationFields: Fields = { id: 'string', by: 'agent', message: 'string', at: 'number' };

/**
 * Reads what came over the channel: everybody who may publish there can send anything, and other versions send what this one
 * does not know. Changes that are none are left out; `undefined`: nothing of it is from an instance.
 */
export function parseBatch(payload: string): Batch | undefined {
  const batch = asRecord(parse(payload));
  if (typeof batch?.from !== 'string' || batch.from.length > longestName || !Array.isArray(batch.changes))
    return undefined;
  return {
    from: batch.from,
    readsRows: batch.reads === 'rows',
    changes: fromRows(batch.changes).filter(isChange),
  };
}

function isChange(value: unknown): value is Change {
  const change = asRecord(value);
  const wanted = known.get(change?.kind);
  return (
    change !== undefined && wanted !== undefined && wanted.every(([name, type]) => isOf(type, change[name]))
  );
}

function areOf(record: Record<string, unknown> | undefined, wanted: Fields, mayBeAbsent = false): boolean {
  return Object.entries(wanted).every(
    ([name, type]) => isOf(type, record?.[name]) || (mayBeAbsent && record?.[name] === undefined),
  );
}

function isOf(type: FieldType, value: unknown): boolean {
  const record = asRecord(value);
  switch (type) {
    case 'agent':
      return typeof record?.email === 'string' && typeof record.alias === 'string';
    case 'visitor':
      return areOf(record, visitorFields) && areOf(record, visitorTexts, true);
    case 'invitation':
      return areOf(record, invitationFields) && typeof asRecord(record?.shownAs)?.alias === 'string';
    case 'writer':
      return record?.kind === 'agent' ? isOf('agent', value) : typeof record?.kind === 'string';
    case 'number':
      return Number.isSafeInteger(value);
    default:
      return typeof value === type;
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
