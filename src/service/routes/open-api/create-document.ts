import { Type } from 'typebox';
import type { ErrorBody } from '../../../contract/error-body';
import type { SettingsFault } from '../../../contract/read';
import { addressOf, methodOf } from '../../../operations/operation';
import { operations } from '../../../operations/operations';
import { describing, perhaps, text } from '../../../operations/parts';
import { describeOperation } from './describe-operation';
import { headers } from './headers';
import { securitySchemes, tags } from './tags';
import { describeWebhooks, webhookSchemas } from './webhooks';

const Fault = describing<SettingsFault>()(Type.Object({ path: text, message: text }));
const ErrorSchema = describing<ErrorBody>()(
  Type.Object({
    code: Type.Integer({ description: 'The HTTP status.' }),
    message: text,
    faults: perhaps(Type.Array(Fault, { description: 'For refused settings: every fault and its path.' })),
  }),
);

/** Returns the OpenAPI 3.1 document of every operation and webhook. `publicUrl`: where the service is reached. */
export function createDocument(version: string, publicUrl = '/'): object {
  const schemas: Record<string, unknown> = { Error: ErrorSchema, ...webhookSchemas };
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const methods = (paths[addressOf(operation)] ??= {});
    methods[methodOf(operation).toLowerCase()] = describeOperation(name, operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ChatWidget',
      version,
      description: 'Live chat for websites.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    paths,
    webhooks: describeWebhooks(),
    components: { securitySchemes, headers, schemas },
  };
}
