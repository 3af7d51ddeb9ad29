import type { ChatWidget } from '../contract/chat-widget';
import type { Report } from './report';

/** A call that the snippet's stub took: the method's name (empty: undone), its arguments, later what it answered. */
type StubEntry = [name: string, parameters: ArrayLike<unknown>, result?: unknown];

type Published = Record<PropertyKey, unknown>;

const running = Symbol.for('chat-widget.running');

/** Whether the script has already run on this page, and was not destroyed since. */
export function isRunning(window: object): boolean {
  const { ChatWidget: found } = window as { ChatWidget?: Published };
  return isObject(found) && Object.hasOwn(found, running);
}

/**
 * Publishes the object under its names and does what the page asked before. A stub that the snippet left becomes
 * the object itself, so that whoever holds the stub holds the widget; a method the page has replaced stays replaced.
 * Answers its undo, which leaves the object there but lets the script start anew.
 */
export function publish(window: object, aliases: string[], methods: ChatWidget, report: Report): () => void {
  const globals = window as Published;
  const names = ['ChatWidget', ...aliases.filter((name) => isFree(globals, name, report))];
  const stubs = new Set(names.map((name) => globals[name]).filter(isStub));
  const published: Published = [...stubs][0] ?? {};
  const run = ([name, parameters]: StubEntry): unknown => {
    if (!Object.hasOwn(methods, name)) return report.warn(`there is no method "${name}".`);
    const method: unknown = methods[name as keyof ChatWidget];
    return typeof method === 'function' ? (method(...Array.from(parameters)) as unknown) : undefined;
  };

  for (const target of [published, ...stubs]) {
    const replaced = Object.keys(target).filter((name) => name !== 'callbacks');
    for (const [name, method] of Object.entries(methods)) {
      if (!replaced.includes(name)) target[name] = method;
    }
  }
  published[running] = true;
  for (const name of names) globals[name] = published;

  for (const { q } of stubs) {
    const take = (entry: StubEntry) => (entry[0] ? (entry[2] = run(entry)) : undefined);
    // Assigned before the replay: what the page's functions call meanwhile is done at once.
    const waiting = q.splice(0);
    q.push = (...entries) => entries.map(take).length;
    waiting.forEach(take);
  }
  return () => delete published[running];
}

function isFree(globals: Published, name: string, report: Report): boolean {
  if (!(name in globals) || isStub(globals[name])) return true;
  report.warn(`the alias "${name}" is taken by the page.`);
  return false;
}

function isStub(value: unknown): value is Published & { q: StubEntry[] } {
  return isObject(value) && Array.isArray(value.q);
}

function isObject(value: unknown): value is Published {
  return typeof value === 'object' && value !== null;
}
