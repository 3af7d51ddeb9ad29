import type { Access, Fixture, Operation } from '../../operations/operation';
import { operations } from '../../operations/operations';
import { secrets } from '../adapters/secrets';
import { demo } from '../demo/demo-organisation';
import { routeOf } from '../testing/test-operations';
import type { Example, Make, Sender } from './example';
import type { World } from './world';

const fixtures: Record<Fixture, (world: World) => string | Promise<string>> = {
  agent: () => demo.agents[0].email,
  key: (world) => world.key(),
  team: (world) => world.team(),
  uuid: () => secrets.uuid(),
};

const senders: Partial<Record<Access, Sender>> = {
  public: 'nobody',
  visitor: 'visitor',
  'logs:read': 'token',
  'status:write': 'token',
  account: 'agent',
  agent: 'agent',
  case: 'agent',
  administrator: 'administrator',
};

/** The examples of all operations, by their routes. */
export const examplesOfOperations: Record<string, Make> = Object.fromEntries(
  Object.values(operations).map((operation) => [
    routeOf(operation),
    (world: World) => make(operation, world),
  ]),
);

async function make({ access, example = {} }: Operation, world: World): Promise<Example> {
  const {
    path = {},
    query,
    body,
  } = (await fill(world, example)) as {
    path?: Record<string, string>;
    query?: object;
    body?: object;
  };
  const [variable] = Object.values(path);
  return {
    from: senders[access] ?? 'provisioner',
    ...(variable === undefined ? {} : { variable }),
    ...(query ? { query: asTexts(query) } : {}),
    ...(body ? { json: body } : {}),
  };
}

function asTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Puts the ids of fixtures in their places. */
async function fill(world: World, value: unknown): Promise<unknown> {
  if (typeof value === 'string') return fillText(world, value);
  if (Array.isArray(value)) return Promise.all(value.map((one) => fill(world, one)));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(async ([name, one]) => [name, await fill(world, one)] as const);
  return Object.fromEntries(await Promise.all(members));
}

async function fillText(world: World, text: string): Promise<string> {
  let filled = text;
  for (const [name, create] of Object.entries(fixtures))
    if (filled.includes(`{${name}}`)) filled = filled.replaceAll(`{${name}}`, await create(world));
  return filled;
}
