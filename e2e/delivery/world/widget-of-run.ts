import { fileDefaults } from '../../../src/contract/settings/file-settings';
import { demo } from '../../../src/service/demo/demo-organisation';
import type { Clock, Secrets } from '../../../src/service/domain/ports';
import type { Store } from '../../../src/service/storage/store';

interface Service {
  store: Store;
  secrets: Pick<Secrets, 'uuid'>;
  clock: Pick<Clock, 'now'>;
}

const agentsOfWidget = 2;

/** With agents of its own, so that no run is in the lists of another. */
export async function addWidgetOfRun({ store, secrets, clock }: Service, run: number) {
  const template = await store.widgets.get(demo.widgetId);
  const first = await store.agents.get(demo.agents[0].email);
  if (!template || !first) throw new Error('The demo organisation is not there.');
  const widgetId = secrets.uuid();
  const emails = Array.from({ length: agentsOfWidget }, (_, at) => `agent-${run}-${at}@demo.example`);
  for (const email of emails) {
    const status = { status: 'online', statusSource: 'endpoint', statusAt: clock.now() } as const;
    await store.agents.add({ ...first, ...status, email, isAdministrator: false });
  }
  const files = { ...fileDefaults, isOn: true, most: 200 };
  await store.widgets.add(
    { ...template, id: widgetId, settings: { ...template.settings, files } },
    emails.map((email, at) => ({ widgetId, email, alias: `Agent ${at}`, kind: 'human', tags: [] })),
  );
  return { widgetId, emails };
}

/** Who signs in where: the first agent has two browsers. */
export function browsersOf(emails: string[]): string[] {
  return [...emails, ...emails.slice(0, 1)];
}
