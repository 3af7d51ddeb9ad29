import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createApp } from '../app';
import { readConfig } from '../config';
import { createContext, type Context, type Ports } from '../context';
import { demo, seedDemoOrganisation } from '../demo/demo-organisation';
import type { Secrets } from '../domain/ports';
import type { Widget } from '../domain/widgets/widgets';
import { createStopping, type Stopping } from '../http/stopping';
import { createLog } from '../log';
import { createEncryption } from '../adapters/encryption';
import { secrets } from '../adapters/secrets';
import type { Database } from '../storage/database';
import type { Store } from '../storage/store';
import { openTestStore } from '../storage/test-store';
import { checkingAnswers } from './test-answers';
import { createTestClock, type TestClock } from './test-clock';

/** The whole service in this process, over a fresh database, with a clock that stands still. */
export interface TestService {
  app: FastifyInstance;
  context: Context;
  stopping: Stopping;
  clock: TestClock;
  /** The store as another instance has it: what it changes is not published here. */
  elsewhere: Store;
  /** Its tables as they are. */
  db: Kysely<Database>;
  /** Lines written to the log. */
  logged: string[];
  /** The demo's widget with changes, in an organisation of choice. */
  addWidget(changes?: Partial<Widget>): Promise<Widget>;
  stop(): Promise<void>;
}

/** Passwords in clear: scrypt takes its time, and has a test of its own. */
const quickSecrets: Secrets = {
  ...secrets,
  hashPassword: async (password) => `quick ${password}`,
  isPassword: async (password, hash) => hash === `quick ${password}`,
};

const folders = {
  widget: new URL('../', import.meta.url).pathname,
  console: new URL('../../console/', import.meta.url).pathname,
};

export async function openTestService(
  env: Record<string, string> = {},
  ports: Partial<Pick<Ports, 'geo' | 'hearsOthers' | 'meters'>> = {},
): Promise<TestService> {
  const opened = await openTestStore();
  const { store, pubSub, hearsOthers, db } = opened;
  const clock = createTestClock(Date.UTC(2026, 10, 18, 12));
  const logged: string[] = [];
  const log = createLog({ write: (line) => void logged.push(line) });
  await seedDemoOrganisation(store, quickSecrets, clock);
  const context = createContext({
    config: readConfig(env),
    log,
    store,
    pubSub,
    hearsOthers,
    clock,
    timer: clock,
    secrets: quickSecrets,
    encryption: createEncryption([randomBytes(32)]),
    embed: 'window.baked = __cwBaked;',
    ...ports,
  });
  const stopping = createStopping();
  const app = await checkingAnswers(() => createApp({ context, stopping, folders }));
  return {
    app,
    context,
    stopping,
    clock,
    elsewhere: store,
    db,
    logged,
    async addWidget(changes = {}) {
      const template = await store.widgets.get(demo.widgetId);
      if (!template) throw new Error('The demo organisation is not there.');
      const widget: Widget = { ...template, id: secrets.uuid(), ...changes };
      const agents = await store.widgets.agents(demo.widgetId);
      await store.widgets.add(
        widget,
        agents.map((agent) => ({ ...agent, widgetId: widget.id })),
      );
      return widget;
    },
    async stop() {
      stopping.begin();
      await app.close();
      await context.passwordReset.settled();
      await context.workers.stop();
      await context.feed.settled();
      await opened.stop();
    },
  };
}
