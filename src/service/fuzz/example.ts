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
  /** What takes the places of the path's variables, or of its `*`, in their order. */
  variables?: string[];
  query?: Record<string, string>;
  form?: Record<string, string>;
  json?: object;
  bytes?: Buffer;
  /** Of the bytes. */
  type?: string;
  /** The status of its answer where nothing can take it: a service that is set up is not set up again. */
  refused?: number;
  /** The answer is a stream: its head is all that is read. */
  isStream?: true;
}

export type Make = (world: World) => Example | Promise<Example>;

/** The path of a route, with variables in their places. */
export function pathWith(
  route: string,
  { variables = [] }: Pick<Example, 'variables'>,
  write: (text: string) => string = encodeURIComponent,
) {
  const [, path = ''] = route.split(' ');
  const left = [...variables];
  return path.replace(/:\w+|\*/g, () => write(left.shift() ?? ''));
}
