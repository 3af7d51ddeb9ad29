import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestHookHandler,
} from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { limitTable, type LimitName } from '../../operations/limits';
import {
  addressOf as pathOf,
  methodOf,
  parametersOf,
  statusOf,
  type Access,
  type BodyOf,
  type MediaType,
  type Operation,
  type PathOf,
  type QueryOf,
} from '../../operations/operation';
import { Failure } from '../domain/failure';
import { addressOf } from './address-of';
import { onlyKnownMembers } from './input/known-members';
import type { Answering } from '../domain/shares/answering';
import type { FairQueue } from '../domain/shares/fair-queue';
import type { Limits } from './limits/limits';
import { whenClosed } from './when-closed';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

type RequestOf<One extends Operation> = FastifyRequest<{
  Params: PathOf<One>;
  Querystring: QueryOf<One>;
  Body: BodyOf<One>;
}>;

/** A handler may also send the answer itself: a file, or what is already JSON. */
type AnswerOf<One extends Operation> =
  | FastifyReply
  | (One extends { answer?: infer Answer extends TSchema | MediaType }
      ? Answer extends TSchema
        ? Static<Answer>
        : never
      : void);

type Handler<One extends Operation> = (
  request: RequestOf<One>,
  reply: FastifyReply,
) => AnswerOf<One> | Promise<AnswerOf<One>>;

/** A handler for each operation, and no other: returns what the operation answers. */
export type Handlers<Operations extends Record<string, Operation>> = {
  [Name in keyof Operations]: Handler<Operations[Name]>;
};

export interface ServeOptions {
  /** Refuses those who may not call an operation of this access. */
  guards: Partial<Record<Access, onRequestHookHandler>>;
  limits: Limits;
  /** Counts a change before it is carried out. Throws where it is one too many. */
  countChange?(request: FastifyRequest, reply: FastifyReply): void;
  /** In which what reads much waits for its turn. */
  listing?: FairQueue;
  /** In which all else of agents does. */
  answering?: Answering;
  /**
   * Throws where who was let in may call no more: a body may take minutes to come, and a turn its time. Called before anything is
   * done.
   */
  assertStillIn?(request: FastifyRequest): Promise<void> | void;
  /** Who calls, once a guard has let them in. */
  callerOf(request: FastifyRequest): { orgId: number; email?: string };
}

/** Adds the route of each operation: checks access, parameters and limits, then answers what the handler returns. */
export function serve<Operations extends Record<string, Operation>>(
  app: FastifyInstance,
  operations: Operations,
  handlers: Handlers<Operations>,
  options: ServeOptions,
): void {
  for (const [name, operation] of Object.entries(operations)) {
    // The compiler has checked each handler against its own operation.
    const handle = handlers[name] as (request: FastifyRequest, reply: FastifyReply) => unknown;
    addRoute(app, operation, handle, options);
  }
}

/** The same for operations that everyone may call. Their limits are by address. */
export function servePublic<Operations extends Record<string, Operation>>(
  app: FastifyInstance,
  operations: Operations,
  limits: Limits,
  handlers: Handlers<Operations>,
): void {
  function callerOf(): never {
    throw new Error('A limit of a public operation is by address.');
  }
  serve(app, operations, handlers, { guards: {}, limits, callerOf });
}

function addRoute(
  app: FastifyInstance,
  operation: Operation,
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
  { guards, limits, countChange, listing, answering, assertStillIn, callerOf }: ServeOptions,
): void {
  const { route, access, query, body, bodyLimit, answer, isReadByHandler } = operation;
  const { isReadInTurns, waitsByItself } = operation;
  const method = methodOf(operation);
  const guard = guards[access];
  if (!guard && access !== 'public') throw new Error(`Nothing guards ${route}, which is for ${access}.`);
  if (isReadInTurns && !listing) throw new Error(`There are no turns for ${route}.`);
  const status = statusOf(operation);
  app.route({
    method: method as HTTPMethods,
    url: urlOf(operation, app.prefix),
    ...(isReadByHandler
      ? {}
      : {
          schema: {
            params: Type.Object(parametersOf(operation)),
            ...(query ? { querystring: query } : {}),
            ...(body ? { body: onlyKnownMembers(body) } : {}),
          },
        }),
    config: { operation },
    ...(guard ? { onRequest: guard } : {}),
    ...(operation.isBodyOptional ? { preValidation: readNoBodyAsEmpty } : {}),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    // A HEAD of a stream would wait for its end.
    ...(method === 'GET' ? { exposeHeadRoute: answer !== 'text/event-stream' } : {}),
    async handler(request, reply) {
      if (guard && method !== 'GET') countChange?.(request, reply);
      for (const name of operation.limits ?? []) count(limits, name, keyOf(name, request), reply);
      reply.code(status);
      const answered = await inTurn(request, async () => {
        if (guard) await assertStillIn?.(request);
        return handle(request, reply);
      });
      return answer === undefined && !reply.sent ? reply.send() : answered;
    },
  });

  async function inTurn(request: FastifyRequest, work: () => Promise<unknown>): Promise<unknown> {
    if (isReadInTurns && listing) return listing.inTurn({ share: String(callerOf(request).orgId) }, work);
    if (!guard || !answering || waitsByItself) return work();
    return answering.inTurn(callerOf(request), work);
  }

  function keyOf(name: LimitName, request: FastifyRequest): string {
    const { per } = limitTable[name];
    if (per === 'address') return addressOf(request);
    const { orgId, email = '' } = callerOf(request);
    return per === 'agent' ? email : String(orgId);
  }
}

/** The address below a prefix, as the router writes it. */
function urlOf(operation: Operation, prefix = ''): string {
  return pathOf(operation)
    .slice(prefix.length)
    .replace(/\{(\w+)\}/g, ':$1');
}

function count(limits: Limits, name: LimitName, key: string, reply: FastifyReply): void {
  const limit = limits[name];
  if ('take' in limit) return limit.take(key, reply);
  const leave = limit.enter(key);
  if (!leave) throw new Failure('tooManyRequests');
  whenClosed(reply.raw, leave);
}

function readNoBodyAsEmpty(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {};
  done();
}
