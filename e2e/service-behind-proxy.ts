import { randomBytes } from 'node:crypto';
import { startTestServer } from '../src/service/storage/postgres/test-server';
import { realProxies } from './durability/real-proxies';
import { freePort } from './free-port';
import { createInstance, type MoreSettings, type RunningService } from './instance';

export interface ServiceBehindProxy extends RunningService {
  /** At addresses of their own. */
  instances: [RunningService, RunningService];
}

/** Two instances on one PostgreSQL behind this proxy, in the place of one on an embedded database. */
export async function createServiceBehind(
  name: string,
  more: MoreSettings = () => ({}),
): Promise<ServiceBehindProxy> {
  const kind = realProxies.find((known) => known.name === name);
  if (!kind?.isHere) throw new Error(`${name} is not installed here.`);
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const url = `http://localhost:${port}`;
  const database = await startTestServer();
  const settings = {
    DATABASE_URL: await database.createDatabase(),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    ...(await more(url)),
  };
  const first = await createInstance(ports[0], settings);
  const second = await createInstance(ports[1], { ...settings, DEMO_BOT_URL: first.botUrl });
  const instances: [RunningService, RunningService] = [first, second];
  async function stop() {
    for (const instance of instances) await instance.stop();
  }
  const proxy = await kind.start([hostOf(first), hostOf(second)], port);
  return {
    url,
    instances,
    botUrl: first.botUrl,
    async kill() {
      await Promise.all(instances.map((instance) => instance.kill()));
    },
    async start() {
      for (const instance of instances) await instance.start();
      await proxy.whenUp();
    },
    stop,
    async remove() {
      for (const instance of instances) await instance.remove();
      await proxy.stop();
      await database.stop();
    },
  };
}

function hostOf({ url }: RunningService): string {
  return new URL(url).host;
}
