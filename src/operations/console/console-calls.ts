import type { Static, TSchema } from 'typebox';
import type {
  ConsoleFile as OtherFile,
  ConsoleOperations,
} from '../../contract/organisation/console-operations';
import type { BodyOf, MediaType, NamesIn, PathOf, QueryOf } from '../operation';
import type { consoleOperations } from './console-operations';

/** The console's operations by their routes, as its client calls them: `call('DELETE /keys/{id}', { path: { id } })`. */

type All = typeof consoleOperations;
type ByRoute = { [Name in keyof All as All[Name]['route']]: All[Name] };
type IsFile<Route extends keyof ByRoute> = ByRoute[Route] extends { answer?: MediaType } ? Route : never;

/** What the browser itself downloads or goes to. */
export type ConsoleFile = { [Route in keyof ByRoute]: IsFile<Route> }[keyof ByRoute] | OtherFile;

export type ConsoleCall = Exclude<keyof ByRoute, ConsoleFile> | keyof ConsoleOperations;

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** A member that may be left out may be given as undefined too, as fields that are empty have it. */
type OrUndefined<Value> = {
  [Key in keyof Value]: Record<never, never> extends Pick<Value, Key> ? Value[Key] | undefined : Value[Key];
};

type OtherInput<Route> = Route extends keyof ConsoleOperations
  ? ([NamesIn<Route>] extends [never] ? unknown : { path: Record<NamesIn<Route>, string> }) &
      Pick<ConsoleOperations[Route], Extract<keyof ConsoleOperations[Route], 'body' | 'query'>>
  : never;

export type CallInput<Route extends ConsoleCall> = Route extends keyof ByRoute
  ? ([NamesIn<Route>] extends [never] ? unknown : { path: PathOf<ByRoute[Route]> }) &
      Part<'query', OrUndefined<QueryOf<ByRoute[Route]>>> &
      Part<'body', BodyOf<ByRoute[Route]>>
  : OtherInput<Route>;

export type CallAnswer<Route extends ConsoleCall> = Route extends keyof ByRoute
  ? ByRoute[Route] extends { answer?: infer Answer extends TSchema }
    ? Static<Answer>
    : void
  : Route extends keyof ConsoleOperations
    ? ConsoleOperations[Route] extends { answer: infer Answer }
      ? Answer
      : void
    : never;

/** The input may be left out where nothing must be given. */
export type CallArguments<Route extends ConsoleCall> =
  Record<never, never> extends CallInput<Route> ? [input?: CallInput<Route>] : [input: CallInput<Route>];
