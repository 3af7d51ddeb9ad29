import type { consoleOperations } from '../../../operations/console/console-operations';
import type { Handlers } from '../../http/serve';
import { teamHandlers } from './account/team-handlers';
import { keyHandlers } from './key-handlers';

type Ports<Make extends (ports: never) => unknown> = Parameters<Make>[0];

export type ConsolePorts = Ports<typeof keyHandlers> & Ports<typeof teamHandlers>;

/** What the service does for each operation of the console. */
export function consoleHandlers(ports: ConsolePorts): Handlers<typeof consoleOperations> {
  return { ...keyHandlers(ports), ...teamHandlers(ports) };
}
