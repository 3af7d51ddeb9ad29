import type { Static, TSchema } from 'typebox';
import type { BodyOf, MediaType, NamesIn, PathOf, QueryOf } from '../operation';
import type { consoleOperations } from './console-operations';

/** The console's operations by their routes, as its client calls them: `call('DELETE /keys/{id}', { path: { id } })`. */

type All = typeof consoleOperations;
type ByRoute = { [Name in keyof All as All[Name]['route']]: All[Name] };
type FileRoute<Route extends keyof ByRoute> = ByRoute[Route] extends { answer?: MediaType } ? Route : never;

/** What the browser itself downloads or goes to. */
export type ConsoleFile = { [Route in keyof ByRoute]: FileRoute<Route> }[keyof ByRoute];

export type ConsoleCall = Exclude<keyof ByRoute, ConsoleFile>;

type PathPart<Route extends ConsoleCall> = [NamesIn<Route>] extends [never]
  ? unknown
  : { path: PathOf<ByRoute[Route]> };
type BodyPart<Value> = unknown extends Value ? unknown : { body: Value };
type QueryPart<Value> = unknown extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { query?: Value }
    : { query: Value };

/** A member that may be left out may be undefined too, as that of an empty field is. */
type OrUndefined<Value> = {
  [Key in keyof Value]: Record<never, never> extends Pick<Value, Key> ? Value[Key] | undefined : Value[Key];
};

export type CallInput<Route extends ConsoleCall> = PathPart<Route> &
  QueryPart<OrUndefined<QueryOf<ByRoute[Route]>>> &
  BodyPart<BodyOf<ByRoute[Route]>> &
  /** A file's, where the operation takes a file. */
  { bytes?: object };

export type CallAnswer<Route extends ConsoleCall> = ByRoute[Route] extends {
  answer?: infer Answer extends TSchema;
}
  ? Static<Answer>
  : void;

/** The input may be left out where nothing must be given. */
export type CallArguments<Route extends ConsoleCall> =
  Record<never, never> extends CallInput<Route> ? [input?: CallInput<Route>] : [input: CallInput<Route>];
