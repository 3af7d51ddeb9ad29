import { methodOf, type Access, type Fixture, type Operation } from '../../operations/operation';
import { operations } from '../../operations/operations';
import { secrets } from '../adapters/secrets';
import { demo } from '../demo/demo-organisation';
import { routeOf } from '../testing/test-operations';
import type { Example, Make, Sender } from './example';
import type { World } from './world';

const fixtures: Record<Fixture, (world: World) => string | Promise<string>> = {
  agent: () => demo.agents[0].email,
  agentUpload: (world) => world.agentUpload(),
  askedCase: (world) => world.askedCase(),
  ban: (world) => world.ban(),
  bot: (world) => world.bot(),
  closedCase: (world) => world.closedCase(),
  confirmingCode: (world) => world.beginSecondFactor(),
  codeOfWayBack: (world) => world.comeBack(),
  demandedAgent: (world) => world.demandedAgent(),
  demandedCode: (world) => world.demandedCode(),
  delivery: (world) => world.delivery(),
  demoWidget: () => demo.widgetId,
  draftedWidget: (world) => world.draftedWidget(),
  endpoint: (world) => world.endpoint(),
  file: (world) => world.file(),
  key: (world) => world.key(),
  newCase: (world) => world.newCase(),
  openCase: (world) => world.openCase(),
  password: () => demo.password,
  ownReply: (world) => world.cannedReply(demo.agents[1].email),
  picture: (world) => world.uploadedPicture(),
  resetToken: (world) => world.resetToken(),
  screenshot: (world) => world.screenshot(),
  session: (world) => world.otherSession(),
  sharedReply: (world) => world.cannedReply(),
  team: (world) => world.team(),
  user: (world) => world.user(),
  demoAppWidget: () => demo.appWidgetId,
  organisation: () => String(demo.orgId),
  uuid: () => secrets.uuid(),
  visitorUpload: (world) => world.visitorUpload(),
  visitor: (world) => world.visitor(),
  widget: (world) => world.widget(),
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

async function make(operation: Operation, world: World): Promise<Example> {
  const { access, answer, base, upload, isReadByHandler, example = {} } = operation;
  if (example.from === 'owner') await world.newOwner();
  const {
    path = {},
    query,
    body,
  } = (await fill(world, example)) as {
    path?: Record<string, string>;
    query?: object;
    body?: object;
  };
  // Changes need the console's header, which comes with its session.
  const isOfConsole = base === '/api/console' && methodOf(operation) !== 'GET';
  return {
    from: example.from ?? (access === 'public' && isOfConsole ? 'agent' : senders[access]) ?? 'provisioner',
    variables: Object.values(path),
    ...(query ? { query: asTexts(query) } : {}),
    ...(body ? { [isReadByHandler ? 'form' : 'json']: isReadByHandler ? asTexts(body) : body } : {}),
    ...(upload ? { bytes: world.picture, type: upload[0] } : {}),
    ...(example.refused === undefined ? {} : { refused: example.refused }),
    ...(answer === 'text/event-stream' ? { isStream: true } : {}),
  };
}

function asTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Puts fixtures in their places, one after the other: a code belongs to the agent before it. */
async function fill(world: World, value: unknown): Promise<unknown> {
  if (typeof value === 'string') return fillText(world, value);
  if (typeof value !== 'object' || value === null) return value;
  const filled: [string, unknown][] = [];
  for (const [name, one] of Object.entries(value)) filled.push([name, await fill(world, one)]);
  return Array.isArray(value) ? filled.map(([, one]) => one) : Object.fromEntries(filled);
}

async function fillText(world: World, text: string): Promise<string> {
  let filled = text;
  for (const [name, create] of Object.entries(fixtures))
    if (filled.includes(`{${name}}`)) filled = filled.replaceAll(`{${name}}`, await create(world));
  return filled;
}
