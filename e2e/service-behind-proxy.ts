import { randomBytes } from 'node:crypto';
import { startTestServer } from '../src/service/storage/postgres/test-server';
import { realProxies } from './durability/real-proxies';
import { freePort } from './free-port';
import { createInstance, type MoreSettings, type RunningService } from './instance';

export interface TwoInstances {
  instances: [RunningService, RunningService];
  /** Where a proxy finds them. */
  hosts: [string, string];
  /** With their database. */
  remove(): Promise<void>;
}

/** Two instances on one PostgreSQL, which believe the proxy before them. */
export async function createTwoInstances(more: Record<string, string>): Promise<TwoInstances> {
  const database = await startTestServer();
  const settings = {
    DATABASE_URL: await database.createDatabase(),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
    ...more,
  };
  const first = await createInstance(await freePort(), settings);
  const second = await createInstance(await freePort(), { ...settings, DEMO_BOT_URL: first.botUrl });
  return {
    instances: [first, second],
    hosts: [new URL(first.url).host, new URL(second.url).host],
    async remove() {
      for (const instance of [first, second]) await instance.remove();
      await database.stop();
    },
  };
}

/** Two instances behind this proxy, in the place of one on an embedded database. */
export async function createServiceBehind(
  name: string,
  more: MoreSettings = () => ({}),
): Promise<RunningService> {
  const kind = realProxies.find((known) => known.name === name);
  if (!kind?.isHere) throw new Error(`${name} is not installed here.`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { instances, hosts, remove } = await createTwoInstances({ PUBLIC_URL: url, ...(await more(url)) });
  const proxy = await kind.start(hosts, port);
  return {
    url,
    botUrl: instances[0].botUrl,
    async kill() {
      await Promise.all(instances.map((instance) => instance.kill()));
    },
    async start() {
      for (const instance of instances) await instance.start();
      await proxy.whenUp();
    },
    async stop() {
      for (const instance of instances) await instance.stop();
    },
    async remove() {
      await remove();
      await proxy.stop();
    },
  };
}
