import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';

/**
 * Compiles a schema when the first request is checked against it. Compiling all of them would take a fifth of the
 * processor time of a start.
 */
export function compileWhenUsed(): FastifySchemaCompiler<FastifySchema> {
  // Else `1e400`, read as infinity, escapes every minimum and maximum: https://ajv.js.org/options.html#strictnumbers
  const compile = AjvCompiler()({}, { customOptions: { strictNumbers: false } });
  return (part) => {
    let validate: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      validate ??= compile(part);
      return validate(data) === true || { error: validate.errors ?? [] };
    };
  };
}
