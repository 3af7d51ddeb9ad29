import { copyOf } from '../copy-of';
import type { Clock, PubSub } from '../ports';
import type { FairQueue } from '../shares/fair-queue';
import type { Widget, Widgets } from './widgets';

/** What every request asks for and what seldom changes, kept in memory for a few seconds. */
export interface Directory {
  /** The organisation of a visitor key. */
  organisationOf(visitorKey: string): Promise<number | undefined>;
  widget(id: string): Promise<Widget | undefined>;
  /** The same where memory holds it. */
  knownOrganisationOf(visitorKey: string): number | undefined;
  knownWidget(id: string): Widget | undefined;
}

const keptFor = 5_000;
const mostKept = 10_000;

export function createDirectory(ports: {
  keys: { organisationOf(kind: 'visitor', key: string): Promise<number | undefined> };
  widgets: Pick<Widgets, 'get' | 'getListed'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  clock: Clock;
  /** In which widgets are read: what is set for one may be megabytes. */
  reading: FairQueue;
}): Directory {
  const keys = createMemory(ports.clock, (key) => ports.keys.organisationOf('visitor', key));
  const organisationOf = createOwners(async (id) => (await ports.widgets.getListed(id))?.orgId);
  const widgets = createMemory(ports.clock, async (id) => {
    const orgId = await organisationOf(id);
    if (orgId === undefined) return undefined;
    return ports.reading.inTurn({ share: String(orgId) }, () => ports.widgets.get(id));
  });
  ports.pubSub.subscribe((change) => {
    if (change.kind === 'widget') widgets.forget(change.widgetId);
  });
  return {
    organisationOf: (visitorKey) => keys.read(visitorKey),
    knownOrganisationOf: (visitorKey) => keys.known(visitorKey),
    knownWidget: (id) => widgets.known(id),
    // In one spelling: each other one would be read and kept beside it.
    widget: async (id) => (isIdentifier(id) ? widgets.read(id.toLowerCase()) : undefined),
  };
}

/** Widget and case identifiers are UUID-shaped: anything else names nothing, and the store is not asked. */
export function isIdentifier(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id);
}

/** Whose a widget is, which never changes. */
function createOwners(load: (id: string) => Promise<number | undefined>) {
  const kept = new Map<string, number>();
  return async (id: string): Promise<number | undefined> => {
    const found = kept.get(id) ?? (await load(id));
    if (kept.size >= mostKept) kept.clear();
    if (found !== undefined) kept.set(copyOf(id), found);
    return found;
  };
}

function createMemory<Value>(clock: Clock, load: (key: string) => Promise<Value | undefined>) {
  const kept = new Map<string, { value: Value; until: number }>();
  /** What many ask for at once is read once. */
  const loading = new Map<string, Promise<Value | undefined>>();
  function known(key: string): Value | undefined {
    const found = kept.get(key);
    return found && found.until > clock.elapsed() ? found.value : undefined;
  }

  /** In the order in which they were read: settings of a widget can take megabytes. */
  function forgetOld() {
    for (const [key, { until }] of kept) {
      if (until > clock.elapsed()) return;
      kept.delete(key);
    }
  }

  function keep(key: string, value: Value | undefined) {
    forgetOld();
    if (kept.size >= mostKept) kept.clear();
    kept.delete(key);
    if (value !== undefined) kept.set(copyOf(key), { value, until: clock.elapsed() + keptFor });
  }

  return {
    known,
    read(key: string): Promise<Value | undefined> {
      const inMemory = known(key);
      if (inMemory !== undefined) return Promise.resolve(inMemory);
      const underWay = loading.get(key);
      if (underWay) return underWay;
      const reading = load(key)
        .then((value) => {
          // It has changed meanwhile otherwise.
          if (loading.get(key) === reading) keep(key, value);
          return value;
        })
        .finally(() => {
          if (loading.get(key) === reading) loading.delete(key);
        });
      loading.set(key, reading);
      return reading;
    },
    forget(key: string): void {
      kept.delete(key);
      loading.delete(key);
    },
  };
}
