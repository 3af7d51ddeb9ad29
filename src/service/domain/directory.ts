import type { Clock, Keys, NewsBus, Widgets } from './ports';
import type { Widget } from './records';

/** What every request asks for and what seldom changes, kept in memory for a few seconds. */
export interface Directory {
  /** The organisation of a visitor key. */
  organisationOf(visitorKey: string): Promise<number | undefined>;
  widget(id: string): Promise<Widget | undefined>;
}

const keptFor = 5_000;
const mostKept = 10_000;

export function createDirectory(ports: {
  keys: Pick<Keys, 'organisationOf'>;
  widgets: Pick<Widgets, 'get'>;
  news: Pick<NewsBus, 'onNews'>;
  clock: Clock;
}): Directory {
  const keys = createMemory(ports.clock, (key) => ports.keys.organisationOf('visitor', key));
  const widgets = createMemory(ports.clock, (id) => ports.widgets.get(id));
  ports.news.onNews((news) => {
    if (news.type === 'widget') widgets.forget(news.widgetId);
  });
  return {
    organisationOf: (visitorKey) => keys.read(visitorKey),
    widget: async (id) => (isIdentifier(id) ? widgets.read(id.toLowerCase()) : undefined),
  };
}

/** Widget and case identifiers are UUID-shaped: anything else names nothing, and the store is not asked. */
export function isIdentifier(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id);
}

function createMemory<Value>(clock: Clock, load: (key: string) => Promise<Value | undefined>) {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    async read(key: string): Promise<Value | undefined> {
      const known = kept.get(key);
      if (known && known.until > clock.now()) return known.value;
      const value = await load(key);
      if (kept.size >= mostKept) kept.clear();
      if (value === undefined) kept.delete(key);
      else kept.set(key, { value, until: clock.now() + keptFor });
      return value;
    },
    forget: (key: string) => kept.delete(key),
  };
}
