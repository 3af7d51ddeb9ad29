import type { Clock, PubSub } from '../ports';
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
  widgets: Pick<Widgets, 'get'>;
  pubSub: Pick<PubSub, 'subscribe'>;
  clock: Clock;
}): Directory {
  const keys = createMemory(ports.clock, (key) => ports.keys.organisationOf('visitor', key));
  const widgets = createMemory(ports.clock, (id) => ports.widgets.get(id.toLowerCase()));
  ports.pubSub.subscribe((change) => {
    if (change.kind === 'widget') widgets.forget(change.widgetId);
  });
  return {
    organisationOf: (visitorKey) => keys.read(visitorKey),
    knownOrganisationOf: (visitorKey) => keys.known(visitorKey),
    knownWidget: (id) => widgets.known(id),
    widget: async (id) => (isIdentifier(id) ? widgets.read(id) : undefined),
  };
}

/** Widget and case identifiers are UUID-shaped: anything else names nothing, and the store is not asked. */
export function isIdentifier(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id);
}

function createMemory<Value>(clock: Clock, load: (key: string) => Promise<Value | undefined>) {
  const kept = new Map<string, { value: Value; until: number }>();
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

  return {
    known,
    async read(key: string): Promise<Value | undefined> {
      const inMemory = known(key);
      if (inMemory !== undefined) return inMemory;
      const value = await load(key);
      forgetOld();
      if (kept.size >= mostKept) kept.clear();
      kept.delete(key);
      if (value !== undefined) kept.set(key, { value, until: clock.elapsed() + keptFor });
      return value;
    },
    forget: (key: string) => kept.delete(key),
  };
}
