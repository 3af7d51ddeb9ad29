import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/error-body';
import type { ErrorName } from '../../contract/errors';
import { Failure } from '../domain/failure';

/** How one interface writes its errors. */
export interface ErrorShape {
  /** What a body is answered with that can't be read as what it claims to be. */
  malformed: ErrorName;
  /** `undefined`: an empty body. */
  body(failure: Failure): unknown;
}

export const plainErrors: ErrorShape = { malformed: 'invalidParameter', body: errorBody };

/** Interfaces that take JSON and nothing else. */
export const jsonErrors: ErrorShape = { malformed: 'unreadableBody', body: errorBody };

/** Visitor chat v1: a malformed request is 405, and a 404 has an empty body. */
export const chatErrors: ErrorShape = {
  malformed: 'malformedRequest',
  body: (failure) => (failure.status === 404 ? undefined : errorBody(failure)),
};

/** The keyless availability that mobile SDKs ask for. */
export const sdkErrors: ErrorShape = {
  malformed: 'invalidParameter',
  body: ({ status, message }) => ({ statusCode: status, error: { message } }),
};

function errorBody({ status, message, faults }: Failure): ErrorBody {
  return { code: status, message, ...(faults ? { faults } : {}) };
}

export function answerErrors(shape: ErrorShape) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = isCut(error, request) ? new Failure('requestTimeout') : asFailure(error, shape.malformed);
    if (failure.reason === 'internal')
      request.log.error({ reqId: request.id, err: error }, 'A request failed.');
    sendFailure(failure, shape, reply);
  };
}

/** Whether the client went away before its body was read, so that nobody reads the answer. A body that waits may have arrived as a whole. */
function isCut(error: unknown, { raw }: FastifyRequest): boolean {
  const isReset = (error as { code?: unknown } | null)?.code === 'ECONNRESET';
  return isReset && raw.destroyed && (!raw.complete || raw.errored === error);
}

export function sendFailure(failure: Failure, shape: ErrorShape, reply: FastifyReply): void {
  const body = shape.body(failure);
  reply.code(failure.status);
  if (failure.status === 429 || failure.status === 503) {
    if (!reply.hasHeader('access-control-expose-headers')) {
      reply.header('access-control-expose-headers', 'Retry-After');
    }
    reply.header('retry-after', Math.max(1, Math.ceil((failure.retryAfter ?? 2_000) / 1000)));
  }
  if (body === undefined) void reply.removeHeader('content-type').send();
  else void reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function asFailure(error: unknown, malformed: ErrorName): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure('internal');
  const { code, statusCode, validation } = error as FastifyError;
  if (validation) return new Failure('invalidParameter', nameField(error as FastifyError));
  if (statusCode === 413) return new Failure('tooLarge');
  if (statusCode === 415 || code?.startsWith('FST_ERR_CTP_')) return new Failure(malformed);
  return new Failure('internal');
}

type Validation = NonNullable<FastifyError['validation']>[number];

function nameField({ validation, validationContext }: FastifyError): string {
  const fault = validation?.[0];
  if (!fault) return 'A parameter is missing or not valid.';
  const { missingProperty: missing } = fault.params;
  const names = fault.instancePath.split('/').slice(1);
  if (typeof missing === 'string') names.push(missing);
  const field = names.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)).join('');
  return `${field.replace(/^\./, '') || (validationContext ?? 'body')}: ${mustOf(fault)}`;
}

/** Says in plain words what a schema demands. */
function mustOf({ keyword, params, message }: Validation): string {
  const { limit, allowedValues: allowed, type } = params;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'enum':
      return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : 'is not valid';
    case 'minLength':
      return limit === 1 ? 'is required' : `must have at least ${String(limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(limit)} characters`;
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} entries`;
    case 'maxItems':
      return `must have at most ${String(limit)} entries`;
    case 'minimum':
      return `must be at least ${String(limit)}`;
    case 'maximum':
      return `must be at most ${String(limit)}`;
    case 'type':
      return type === 'integer' ? 'must be a whole number' : `must be of the type ${String(type)}`;
    default:
      return message ?? 'is not valid';
  }
}
