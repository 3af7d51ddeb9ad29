import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { addressOf, methodOf } from '../../../operations/operation';
import { operations as defined } from '../../../operations/operations';
import { refTo } from '../../../operations/parts';
import { answers } from './answers';
import { describeOperation } from './describe-operation';
import { headers, headersOf, idempotencyKey } from './headers';
import { keyParameters } from './key-parameters';
import { operations, type Operation } from './operations';
import { groupOf, securitySchemes, tags } from './tags';
import { describeWebhooks, webhookSchemas } from './webhooks';

type Node = Record<string, unknown>;

const form = ['application/x-www-form-urlencoded', 'application/json'];

/**
 * Notes the schemas of all routes that are added afterwards, for the document. What routes answer is written into the
 * document alone: a response schema on a route would change how its answers are written.
 */
export async function collectOperations(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'ChatWidget', version: '1', description: 'Live chat for web sites.' },
      components: { securitySchemes },
      tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    },
    transform: ({ schema, url, route }) => {
      const isCall = /^\/(api|public|js|health|ready)(\/|$)/.test(url);
      // Several methods in one route are those that a path refuses.
      if (!isCall || Array.isArray(route.method) || route.method === 'OPTIONS') {
        return { schema: { hide: true }, url };
      }
      const described = operations[`${route.method} ${pathOf(url)}`];
      const read = {
        ...(described?.query ? { querystring: described.query } : {}),
        ...(described?.form ? { body: described.form, consumes: form } : {}),
      };
      return { schema: { ...schema, ...read }, url };
    },
    transformObject: (found) =>
      'openapiObject' in found ? complete(found.openapiObject) : found.swaggerObject,
  });
}

function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

function complete(found: object): object {
  const document = inNewestJsonSchema(found) as Node & {
    paths: Record<string, Record<string, Node>>;
    components: Node;
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const described = operations[`${method.toUpperCase()} ${path}`];
      if (!described) continue;
      const keys = keyParameters(described.tag, method.toUpperCase());
      const parameters = [...keys, ...((operation.parameters as object[] | undefined) ?? [])];
      Object.assign(operation, describe(described, parameters));
    }
  }
  const picture = { required: true, content: { 'image/png': {}, 'image/jpeg': {}, 'image/webp': {} } };
  Object.assign(document.paths['/api/v1/chat/{caseId}/screenshot']?.post ?? {}, { requestBody: picture });
  document.components.headers = headers;
  const schemas: Node = { ...answers, ...webhookSchemas };
  for (const [name, operation] of Object.entries(defined)) {
    const methods = (document.paths[addressOf(operation)] ??= {});
    methods[methodOf(operation).toLowerCase()] = describeOperation(name, operation, schemas);
  }
  document.components.schemas = schemas;
  document.webhooks = describeWebhooks();
  return document;
}

function describe(
  { tag, summary, answer, status = 200, isRepeatable, refusals = {} }: Operation,
  parameters: object[],
): Node {
  const { schemes } = groupOf(tag);
  const fault = { 'application/json': { schema: refTo('Error') } };
  const content = answer?.includes('/')
    ? { [answer]: { schema: { type: 'string' } } }
    : answer && { 'application/json': { schema: refTo(answer) } };
  return {
    tags: [tag],
    summary,
    ...(parameters.length > 0 || isRepeatable
      ? { parameters: isRepeatable ? [...parameters, idempotencyKey] : parameters }
      : {}),
    ...(schemes && { security: schemes.map((name) => ({ [name]: [] })) }),
    responses: {
      [status]: { description: 'Done.', headers: headersOf(tag), ...(content ? { content } : {}) },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, description]) => [
          code,
          { description, headers: headersOf(tag), content: fault },
        ]),
      ),
      default: {
        description: 'Refused. A 404 of the visitor chat has no body.',
        headers: headersOf(tag, 'Retry-After'),
        content: fault,
      },
    },
  };
}

/** OpenAPI 3.1 writes a tuple as `prefixItems`. */
function inNewestJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNewestJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { items, additionalItems, ...rest } = value as Node;
  const all = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, inNewestJsonSchema(one)]));
  if (Array.isArray(items)) return { ...all, prefixItems: items.map(inNewestJsonSchema), items: false };
  return {
    ...all,
    ...(items === undefined ? {} : { items: inNewestJsonSchema(items) }),
    ...(additionalItems === undefined ? {} : { additionalItems }),
  };
}
