import type { ChatWidget } from '../../contract/object/chat-widget';
import type { Report } from '../report';

/** A call that the snippet's stub took: the method's name (empty: undone), its arguments, later what it answered. */
type StubEntry = [name: string, parameters: Iterable<unknown>, result?: unknown];

type Published = Record<PropertyKey, unknown>;

/** `own`: what the page itself put there before the script came first. A script that starts again has methods of its own. */
type Stub = Published & { q: StubEntry[] & { own?: Published } };

interface PublishedWindow {
  ChatWidget?: Published & ChatWidget;
  document: Document;
}

/** Of the object: the document's element on which it runs; `false` once it is destroyed. */
const running = Symbol.for('chat-widget.running');

/**
 * Whether the script has already run on this page, and was not destroyed since. A widget whose document was written again
 * by `document.open()` has lost its listeners: it is ended.
 * https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps
 */
export function isRunning(window: object): boolean {
  const { ChatWidget, document } = window as PublishedWindow;
  // The snippet's stub answers a function to everything.
  if (typeof ChatWidget?.[running] !== 'object') return false;
  const isHere = ChatWidget[running] === document.documentElement;
  if (!isHere) ChatWidget.destroy();
  return isHere;
}

/**
 * Gives the object further names. Code written for another vendor must not stop in the middle: a method that there is
 * not does nothing under such a name.
 */
export function publishAliases(window: object, aliases: string[], report: Report): void {
  const globals = window as Published;
  for (const name of aliases) {
    // A name without a value is free; one of ours is left by an earlier script.
    if (globals[name] != null && !(running in Object(globals[name])))
      report.warn(`"${name}" is taken by the page.`);
    else {
      globals[name] = new Proxy(globals.ChatWidget as Published, {
        get: (target, method) =>
          // Those who await a thing that has a `then` wait for it.
          method in target || typeof method === 'symbol' || method === 'then'
            ? target[method]
            : () => report.warn(`there is no method "${method}".`),
      });
    }
  }
}

/**
 * Publishes the object under its names and does what the page asked before. A stub that the snippet left becomes
 * the object itself, so that those who hold the stub hold the widget; a method the page has replaced stays replaced.
 * Answers its undo, which leaves the object there but lets the script start again.
 */
export function publish(window: object, aliases: string[], methods: ChatWidget, report: Report): () => void {
  const globals = window as Published;
  const { ChatWidget: found } = globals as { ChatWidget?: Stub };
  const queue = Array.isArray(found?.q) && found.q;
  const published: Published = queue ? found : {};
  function run([name, parameters]: StubEntry): unknown {
    const method: unknown = Object.hasOwn(methods, name) && methods[name as keyof ChatWidget];
    if (typeof method === 'function') return method(...parameters) as unknown;
    return report.warn(`there is no method "${name}".`);
  }

  const root = (window as PublishedWindow).document.documentElement;
  const own = queue && (queue.own ??= { ...published });
  Object.assign(published, { ...methods, ...own, callbacks: methods.callbacks, [running]: root });
  globals.ChatWidget = published;
  publishAliases(window, aliases, report);

  if (queue) {
    function take(entry: StubEntry) {
      return entry[0] && (entry[2] = run(entry));
    }
    // From here on what the page's functions call is done at once, also during the replay.
    queue.push = (...entries) => entries.map(take).length;
    queue.push(...queue.splice(0));
  }
  return () => (published[running] = false);
}
