import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../operations/operation';

const ajv = new Ajv2020({ strict: false, allErrors: true });
const checks = new Map<Operation, ValidateFunction>();

/** Has every answer of an app that `open` creates checked against its operation: one that differs becomes a 500. */
export async function checkingAnswers<T>(open: () => Promise<T>): Promise<T> {
  function onApp(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('preSerialization', async (request, reply, payload) => {
      const { operation } = request.routeOptions.config;
      if (operation && reply.statusCode < 400) check(operation, payload);
      return payload;
    });
  }
  subscribe('fastify.initialization', onApp);
  try {
    return await open();
  } finally {
    unsubscribe('fastify.initialization', onApp);
  }
}

function check(operation: Operation, payload: unknown): void {
  const { route, answer } = operation;
  if (typeof answer !== 'object')
    throw new Error(`${route} answers JSON, and its definition says nothing of it.`);
  const isValid = checks.get(operation) ?? ajv.compile(closed(answer) as object);
  checks.set(operation, isValid);
  // As it is sent: without members that are undefined.
  if (isValid(JSON.parse(JSON.stringify(payload)))) return;
  throw new Error(`${route} answers otherwise than its definition: ${JSON.stringify(isValid.errors)}`);
}

/** Clients ignore members that they don't know; in tests, a member that is not defined is a fault. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const all = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, closed(one)]));
  return 'properties' in schema && 'type' in schema ? { ...all, additionalProperties: false } : all;
}
