import { createKillableService, pause, type KillableService } from '../killable-service';
import { realProxies, type RealProxy } from '../real-proxies';
import { startPooledDatabase } from '../replicated-database';

export const victims = ['first instance', 'second instance', 'pooler', 'primary'] as const;
export type Victim = (typeof victims)[number];

/** Two instances behind each proxy that is installed, on one PostgreSQL with a replica, by way of PgBouncer. */
export interface Cluster {
  proxies: RealProxy[];
  /** The database without the pooler. */
  databaseUrl: string;
  /** Kills it without a word of warning, unless it is down already; it comes back so many milliseconds later. */
  kill(victim: Victim, after: number): void;
  /** Resolves when nothing is down any more. */
  whenMended(): Promise<void>;
  /** When people could be served again the last time, by `performance.now()`; absent while nobody can be. */
  servesSince(): number | undefined;
  killed: Record<Victim, number>;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const { database, pooler, settings } = await startPooledDatabase();
  const instances = [await createKillableService(settings), await createKillableService(settings)] as const;
  for (const instance of instances) await instance.start();
  const hosts = instances.map(({ url }) => new URL(url).host) as [string, string];
  const proxies: RealProxy[] = [];
  for (const kind of realProxies) if (kind.isHere) proxies.push(await kind.start(hosts));

  const killed = { 'first instance': 0, 'second instance': 0, pooler: 0, primary: 0 };
  const mending = new Map<Victim, Promise<void>>();
  let outages = 0;
  let servesSince = performance.now();

  async function outage(work: () => Promise<void>) {
    outages += 1;
    await work();
    outages -= 1;
    servesSince = performance.now();
  }

  async function killInstance(instance: KillableService, other: Victim, after: number) {
    await instance.kill();
    const isLast = mending.has(other);
    async function mend() {
      await pause(after);
      await startAtLast(instance);
    }
    if (!isLast) return mend();
    // Nobody is served until one of them is back.
    const back = mend();
    await outage(() => Promise.race([back, mending.get(other)]).then(() => {}));
    await back;
  }

  const kills: Record<Victim, (after: number) => Promise<void>> = {
    'first instance': (after) => killInstance(instances[0], 'second instance', after),
    'second instance': (after) => killInstance(instances[1], 'first instance', after),
    pooler: (after) =>
      outage(async () => {
        await pooler.kill();
        await pause(after);
        await pooler.start();
      }),
    async primary(after) {
      let follow: Promise<void> = Promise.resolve();
      await outage(
        () =>
          new Promise((resolve, reject) => {
            follow = database.failOver(() => pause(after), resolve);
            follow.catch(reject);
          }),
      );
      await follow;
    },
  };

  const named = [
    ['first instance', instances[0]],
    ['second instance', instances[1]],
  ] as const;
  /** As a service manager does. An instance ends where its database goes away before all of it has started. */
  const supervising = setInterval(() => {
    for (const [name, instance] of named)
      if (instance.hasEnded() && !mending.has(name)) mendBy(name, () => startAtLast(instance));
  }, 200);

  function mendBy(victim: Victim, work: () => Promise<void>) {
    mending.set(
      victim,
      work().finally(() => mending.delete(victim)),
    );
  }

  return {
    proxies,
    databaseUrl: database.url,
    killed,
    kill(victim, after) {
      if (mending.has(victim)) return;
      killed[victim] += 1;
      mendBy(victim, () => kills[victim](after));
    },
    async whenMended() {
      while (mending.size > 0) await Promise.all(mending.values());
    },
    servesSince: () => (outages > 0 ? undefined : servesSince),
    async stop() {
      clearInterval(supervising);
      for (const proxy of proxies) await proxy.stop();
      for (const instance of instances) await instance.remove();
      await pooler.stop();
      await database.stop();
    },
  };
}

/** As a service manager does: it can't start while its database is away. */
async function startAtLast(instance: KillableService): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await instance.start();
    } catch (error) {
      if (tries === 50) throw error;
      await pause(200);
    }
  }
}
