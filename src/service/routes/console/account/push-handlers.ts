import type { pushOperations } from '../../../../operations/console/push';
import type { PushDevices } from '../../../domain/agents/push-devices';
import type { Secrets } from '../../../domain/ports';
import type { ConsoleSessions } from '../../../http/console-session';
import type { Handlers } from '../../../http/serve';

export interface PushPorts {
  pushDevices: PushDevices;
  sessions: ConsoleSessions;
  secrets: Pick<Secrets, 'digest'>;
}

/** Push notifications to the browser that asks. */
export function pushHandlers({ pushDevices, sessions, secrets }: PushPorts): Handlers<typeof pushOperations> {
  function sessionOf(request: Parameters<ConsoleSessions['tokenOf']>[0]): string {
    return secrets.digest(sessions.tokenOf(request) ?? '');
  }
  return {
    readPushKey: async () => ({ publicKey: await pushDevices.publicKey() }),
    subscribeToPush: (request) => pushDevices.subscribe(request.agent, sessionOf(request), request.body),
    unsubscribeFromPush: (request) => pushDevices.unsubscribe(sessionOf(request)),
  };
}
