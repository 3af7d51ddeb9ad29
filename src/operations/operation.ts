import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { KeyScope } from '../contract/key-scopes';
import type { LimitName } from './limits';

/** Who may call an operation. */
export type Access =
  | 'public'
  /** A page, by a visitor key. */
  | 'visitor'
  /** A system of the organisation, by a key of this scope. */
  | KeyScope
  /** Any session, about its own account. */
  | 'account'
  /** Any session, about its own organisation. */
  | 'agent'
  /** A session of an agent of the widget that a case or a visitor is of. */
  | 'case'
  | 'administrator';

/** What the operations of a file have in common. */
export interface Group {
  tag:
    | 'Visitor chat'
    | 'Provisioning'
    | 'Agents and logs'
    | 'Widget'
    | 'Console'
    | 'Administration'
    | 'Service';
  /** The beginning of their addresses. */
  base: '/api/console' | '/api/v1' | '/api/v2' | '';
  access: Access;
  /**
   * The handler itself reads the parameters, from query, form and JSON: clients send every value as text. Their schemas
   * tell which there are, and check nothing.
   */
  isReadByHandler?: true;
}

export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
/** Like `text/csv`. */
export type MediaType = `${string}/${string}`;

/** What an example refers to. Tests create it before they send the example, and put its id in its place. */
export type Fixture =
  /** E-mail of an agent who answers the demo's widgets. */
  | 'agent'
  /** A file that an agent begins to send. */
  | 'agentUpload'
  /** A chat in which the visitor is asked who they are. */
  | 'askedCase'
  | 'ban'
  | 'bot'
  | 'closedCase'
  /** Code of an app that the owner of the account begins to use. */
  | 'confirmingCode'
  /** Code of an agent who has come back from the OpenID provider. */
  | 'codeOfWayBack'
  /** E-mail of an agent who must set up a second factor before they sign in, and their code. */
  | 'demandedAgent'
  | 'demandedCode'
  | 'delivery'
  | 'demoWidget'
  /** Id of a widget with a draft. */
  | 'draftedWidget'
  | 'endpoint'
  /** A file of a chat. */
  | 'file'
  | 'key'
  | 'newCase'
  | 'openCase'
  /** Of every agent. */
  | 'password'
  /** A canned reply of the agent. */
  | 'ownReply'
  /** A picture that an administrator uploaded. */
  | 'picture'
  | 'resetToken'
  | 'screenshot'
  /** Another one of the agent. */
  | 'session'
  | 'sharedReply'
  | 'team'
  /** E-mail of an agent whom nothing else refers to. */
  | 'user'
  /** Id of a widget with rules of invitation, whose agents see who is on its pages. */
  | 'demoAppWidget'
  /** Id of the demo's organisation. */
  | 'organisation'
  /** Different in each request. */
  | 'uuid'
  /** A file that a visitor begins to send. */
  | 'visitorUpload'
  /** Id of somebody who is on a page now. */
  | 'visitor'
  /** Id of a widget that nothing else refers to. */
  | 'widget';

/** Stands for a fixture in the texts of an example. */
export function fixture(name: Fixture): string {
  return `{${name}}`;
}

/** A request that the service accepts. */
export interface Example<Names extends string, Query, Body> {
  /**
   * Who sends it, if not somebody who has access to anything else: an agent whose account nothing else refers to, or who has
   * come back from the OpenID provider.
   */
  from?: 'owner' | 'wayBack';
  path?: Record<Names, string>;
  query?: Query;
  body?: Body;
  /** The status of its refusal, if the service can't accept any: what is set up is not set up again. */
  refused?: number;
}

/** The names in the braces of a path. */
export type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

interface Fields<R extends Route, Path, Query, Body, Answer> {
  /** What it does, like `Create a key`. */
  summary: string;
  /** Schemas of what is in braces; without one, a text of up to 100 characters. */
  path?: Path;
  query?: Query;
  body?: Body;
  /** Without a body, the handler gets an empty object. */
  isBodyOptional?: boolean;
  /** What a query should hold, if more is accepted than clients should send. */
  documentedQuery?: TObject;
  /** A file as the whole body, of one of these types. */
  upload?: readonly MediaType[];
  /** Whether a client may repeat it under the same `Idempotency-Key`: the first answer comes again, and nothing changes. */
  isRepeatable?: true;
  /** Bytes, 64 kB if not given. */
  bodyLimit?: number;
  /** JSON by its schema, or the type of a file. Without it, the answer is empty. */
  answer?: Answer;
  /** If not given, 200, or 204 without an answer. */
  status?: number;
  /** Refusals that a client should tell apart, by status. */
  refusals?: Record<number, string>;
  /** Limits that count each call. A handler counts those that depend on more than who calls. */
  limits?: readonly LimitName[];
  /** Reads much of what an organisation has: so few of them run at once that others hardly wait for the database. */
  isReadInTurns?: true;
  /** Waits in turns of its own, or for others than the database, so that it takes no turn of its agent meanwhile. */
  waitsByItself?: true;
  /**
   * What those of another organisation get: this status, or `own`: their own things. If not given, 404 of what a path
   * names and `own` of all else.
   */
  elsewhere?: number | 'own';
  /** False of an administrator's change that the audit log does not keep. */
  isAudited?: false;
  /** Tests start from it. Needed where something must be given. */
  example?: Example<NamesIn<R>, StaticOf<Query>, StaticOf<Body>>;
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : never;

/** One operation of the service. Its route, the API's document, the typed clients and the tests of all operations follow from it. */
export interface Operation<
  R extends Route = Route,
  Path extends TProperties | undefined = TProperties | undefined,
  Query extends TObject | undefined = TObject | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Answer extends TSchema | MediaType | undefined = TSchema | MediaType | undefined,
>
  extends Group, Fields<R, Path, Query, Body, Answer> {
  route: R;
}

/** Returns what defines operations of a group: `define('GET /keys', { summary: 'List keys', … })`. */
export function operationsOf(group: Group) {
  return function define<
    const R extends Route,
    Path extends TProperties | undefined = undefined,
    Query extends TObject | undefined = undefined,
    Body extends TSchema | undefined = undefined,
    Answer extends TSchema | MediaType | undefined = undefined,
  >(
    route: R,
    fields: Fields<R, Path, Query, Body, Answer> & Partial<Pick<Group, 'access'>>,
  ): Operation<R, Path, Query, Body, Answer> {
    return { ...group, ...fields, route };
  };
}

/** The values in a path's braces. */
export type PathOf<One extends Operation> =
  One extends Operation<infer R, infer Path>
    ? {
        [Name in NamesIn<R>]: Path extends Record<Name, infer Schema extends TSchema>
          ? Static<Schema>
          : string;
      }
    : never;
export type QueryOf<One extends Operation> = One extends { query?: infer Query extends TSchema }
  ? Static<Query>
  : unknown;
export type BodyOf<One extends Operation> = One extends { body?: infer Body extends TSchema }
  ? Static<Body>
  : unknown;

/** Like `/api/console/keys/{id}`. */
export function addressOf({ base, route }: Operation): string {
  return `${base}${route.replace(/^\w+ /, '')}`;
}

export function methodOf({ route }: Operation): string {
  return route.replace(/ .*/, '');
}

export function statusOf({ status, answer }: Operation): number {
  return status ?? (answer === undefined ? 204 : 200);
}

/** Returns a schema for each name in the braces of the path. */
export function parametersOf({ route, path = {} }: Operation): TProperties {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, path[name] ?? Type.String({ maxLength: 100 })]));
}
