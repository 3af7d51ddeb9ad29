import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { longestVisitorEmail } from '../contract/limits';

export const text = Type.String();
export const moment = Type.Integer({ description: 'Epoch milliseconds.' });
/** Of an entry; the column has four bytes, and the next one is asked for too. */
export const greatestIndex = 2 ** 31 - 2;
/** What an agent had read when they decided. */
export const readUpTo = Type.Integer({
  minimum: 0,
  maximum: greatestIndex,
  description: 'Of the case’s summary. If the visitor has written since then, the call is refused with 409.',
});
/** Of a widget, or of a team. */
export const mostAgents = 1_000;
/** A widget with all of them, in bytes. */
export const longestWidget = 2 * 1024 * 1024;
/** In a request; no column keeps a greater one. */
export const wholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** In a request; the columns of revisions have four bytes. */
export const revisionNumber = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
export const perhaps = Type.Optional;
/** What an agent knew of a chat when they decided about it. */
export const chatAsSeen = Type.Object({
  lastIndex: perhaps(readUpTo),
  owner: perhaps(
    Type.String({
      maxLength: longestVisitorEmail,
      description:
        'E-mail of the owner in the case’s summary; empty: it had none. If another agent has the chat by now, the call is refused with 409.',
    }),
  ),
});
export type ChatAsSeen = Static<typeof chatAsSeen>;
/** In a request that changes something. */
export const knownRevision = perhaps(
  Type.Integer({
    ...revisionNumber,
    description: 'As it was read: refused with 409 if somebody else has changed it since.',
  }),
);
/** Start and end. A list of two: how a tuple is written changed between the drafts of JSON Schema. */
export const TimeRange = Type.Unsafe<[start: string, end: string]>(
  Type.Array(Type.String({ maxLength: 20 }), { minItems: 2, maxItems: 2 }),
);

export const AgentStatus = Type.Enum(['online', 'pause']);
export type AgentStatus = Static<typeof AgentStatus>;
/** A detail of the status in free text, such as why the agent pauses. */
export const SubStatus = Type.String({ maxLength: 200 });

export const CaseType = Type.Enum(['chat', 'offline']);

export const CaseState = Type.Enum(['waiting', 'active', 'closed']);
export type CaseState = Static<typeof CaseState>;

/** `all`: everyone is called, and anyone may take a chat. */
export const RoutingRule = Type.Enum(['all', 'roundRobin', 'leastBusy']);
export type RoutingRule = Static<typeof RoutingRule>;

/** Why an agent got a chat, or why not. */
export const RoutingReason = Type.Enum(['chosen', 'offline', 'full', 'missedIt', 'busier', 'laterTurn']);
export type RoutingReason = Static<typeof RoutingReason>;

/** How agents are called to a waiting chat. `console`: by the sound and notification of open consoles; `nobody`: no agent could be reached. */
export const CallStep = Type.Enum(['console', 'push', 'mail', 'team', 'nobody']);
export type CallStep = Static<typeof CallStep>;

export const NamedValue = Type.Object({ name: text, value: text }, { title: 'NamedValue' });
export type NamedValue = Static<typeof NamedValue>;

/** An object whose members the document does not name. Without `additionalProperties`, generated clients take it for empty. */
export function openObject<Described extends object>(options: { description?: string } = {}) {
  return Type.Unsafe<Described>({ type: 'object', additionalProperties: true, ...options });
}

/** A schema of the OpenAPI document, by its name there. */
export function refTo<Described = unknown>(name: string): TUnsafe<Described> {
  return Type.Unsafe<Described>({ $ref: `#/components/schemas/${name}` });
}

/** The schema as it is, if it describes the type, no member more and none less: else the compiler refuses it. */
export function describing<Described>() {
  return <Schema extends TSchema>(schema: Same<Static<Schema>, Described> extends true ? Schema : never) =>
    schema as Schema;
}

type Same<A, B> = [A, Whole<A>] extends [B, Whole<B>]
  ? [B, Whole<B>] extends [A, Whole<A>]
    ? true
    : false
  : false;

/** Without optional members: an absent one would else pass for one that may be absent. */
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<T[Key]> }
    : T;
