import type { TObject, TSchema } from 'typebox';
import { methodOf, parametersOf, statusOf, type Operation } from '../../../operations/operation';
import { refTo } from '../../../operations/parts';
import { headersOf, idempotencyKey } from './headers';
import { keyParameters } from './key-parameters';
import { refusalsOf } from './refusals';
import { groupOf } from './tags';

type Node = Record<string, unknown>;

/** What an operation is in the document. Schemas with a title become components of this name. */
export function describeOperation(operationId: string, operation: Operation, components: Node): Node {
  const { tag, summary, access, isRepeatable } = operation;
  const query = operation.documentedQuery ?? operation.query;
  const method = methodOf(operation);
  const fault = { 'application/json': { schema: refTo('Error') } };
  const parameters = [
    ...keyParameters(tag, method),
    ...Object.entries(parametersOf(operation)).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...(query ? queryParameters(query) : []),
    ...(isRepeatable ? [idempotencyKey] : []),
  ];
  const { schemes = [] } = groupOf(tag);
  return withComponents(
    {
      operationId,
      tags: [tag],
      summary,
      security: access === 'public' ? [] : schemes.map((name) => ({ [name]: [] })),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...requestBodyOf(operation),
      responses: {
        [statusOf(operation)]: { description: 'Done.', headers: headersOf(tag), ...contentOf(operation) },
        ...Object.fromEntries(
          Object.entries(refusalsOf(operation)).map(([code, description]) => [
            code,
            {
              description,
              headers: headersOf(
                tag,
                ...(code === '429' || code === '503' ? (['Retry-After'] as const) : []),
              ),
              // Section "Visitor chat interface (v1)": a 404 has no body.
              ...(code === '404' && tag === 'Visitor chat' ? {} : { content: fault }),
            },
          ]),
        ),
        '4XX': { description: 'Refused.', headers: headersOf(tag, 'Retry-After'), content: fault },
        '5XX': { description: 'Failed.', headers: headersOf(tag, 'Retry-After'), content: fault },
      },
    },
    components,
  ) as Node;
}

function requestBodyOf({ body, upload, isReadByHandler }: Operation): Node {
  const form = isReadByHandler ? ['application/x-www-form-urlencoded'] : [];
  const types = body ? [...form, 'application/json'] : (upload ?? []);
  if (types.length === 0) return {};
  const content = types.map((type) => [type, body ? { schema: body } : {}]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function queryParameters(query: TObject): Node[] {
  const { properties, required: needed = [] } = query as {
    properties: TObject['properties'];
    required?: string[];
  };
  return Object.entries(properties).map(
    ([name, { description, ...schema }]: [string, TSchema & { description?: string }]) => ({
      name,
      in: 'query',
      required: needed.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    }),
  );
}

function contentOf(operation: Operation): Node {
  const { answer } = operation;
  if (answer === undefined || statusOf(operation) === 302) return {};
  return {
    content:
      typeof answer === 'string'
        ? { [answer]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: answer } },
  };
}

/** Puts a reference in the place of each schema with a title. */
function withComponents(value: unknown, components: Node): unknown {
  if (Array.isArray(value)) return value.map((one) => withComponents(one, components));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withComponents(one, components)]),
  );
  const { title } = inside;
  if (typeof title !== 'string' || !('type' in inside || 'anyOf' in inside)) return inside;
  const known = components[title];
  if (known && JSON.stringify(known) !== JSON.stringify(inside))
    throw new Error(`Two schemas are called ${title}.`);
  components[title] = inside;
  return refTo(title);
}
