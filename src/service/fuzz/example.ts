import type { World } from './world';

/** Who sends it, which decides what opens the door. */
export type Sender =
  | 'nobody'
  | 'visitor'
  | 'provisioner'
  | 'token'
  | 'agent'
  | 'owner'
  /** Back from the OpenID provider, with a code still to give. */
  | 'wayBack'
  | 'administrator';

/** A request that the service takes, before anything in it is mutated. */
export interface Example {
  from: Sender;
  /** What stands in the place of the path's variable, or of its `*`. */
  variable?: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  json?: object;
  bytes?: Buffer;
  /** The status of its answer where nothing can take it: a service that is set up is not set up again. */
  refused?: number;
  /** The answer is a stream: its head is all that is read. */
  isStream?: true;
}

export type Make = (world: World) => Example | Promise<Example>;

/** What an example has beside its sender and the path's variable. */
type Rest = Omit<Example, 'from' | 'variable'>;
type MakeRest = (world: World) => Rest | Promise<Rest>;

/** To a route whose path is always the same. */
export function by(from: Sender, rest: Rest | MakeRest = {}): Make {
  return async (world) => ({ from, ...(typeof rest === 'function' ? await rest(world) : rest) });
}

/** To a route whose path has a variable. */
export function of(
  from: Sender,
  variable: (world: World) => string | Promise<string>,
  rest: Rest | MakeRest = {},
): Make {
  return async (world) => ({ ...(await by(from, rest)(world)), variable: await variable(world) });
}

/** Of an account that no other request needs. */
export function byOwner(json: object): Make {
  return by('owner', async (world) => {
    await world.newOwner();
    return { json };
  });
}
