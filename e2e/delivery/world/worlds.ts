import { openOwnService, type OwnService } from './own-server';
import { createPlainServer } from './plain-server';
import { createWorld, type World, type WorldOptions } from './world';

/** A world for each test, over one service of ours. */
export function createWorlds() {
  let service: OwnService | undefined;
  return {
    /** Starts our service, which takes its time. */
    async open() {
      service = await openOwnService();
    },
    async own(options: Omit<WorldOptions, 'server'> = {}): Promise<World> {
      if (!service) throw new Error('Our service has not been started.');
      return createWorld({ server: await service.openServer(), ...options });
    },
    plain: (options: Omit<WorldOptions, 'server'> = {}): World =>
      createWorld({ server: createPlainServer(), ...options }),
    stop: () => service?.stop() ?? Promise.resolve(),
  };
}
