/** What a key does; `waits`: only when no other key follows, since it would take running text to somebody else. */
export type Shortcuts = Record<string, (() => unknown) | { waits: () => unknown }>;

export interface ShortcutReaderParts {
  /** Runs `fn` after that many milliseconds; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
  /** The keys were no shortcut but the beginning of a text. */
  onText(text: string): void;
}

export interface ShortcutReader {
  /** Takes a key outside of fields, at a time in milliseconds; answers whether it is used up. `name`: of its shortcut. */
  read(key: string, at: number, shortcuts: Shortcuts, name?: string): boolean;
  /** A key went into a field, or a chat was chosen to be answered: what follows soon is text. */
  typed(at: number): void;
  /** The chat in the field is done with: the next key acts at once. */
  left(): void;
  stop(): void;
}

/** A key that follows another one within this time belongs to running text. In milliseconds. */
const pauseOfText = 1_000;
/** Longer than the pause between two keys of somebody who types. In milliseconds. */
const waitForText = 400;

/** Tells single keys that are meant as shortcuts from the letters of running text. */
export function createShortcutReader({ after, onText }: ShortcutReaderParts): ShortcutReader {
  let lastTyped = -Infinity;
  let hasLeft = false;
  let waiting: { key: string; cancel(): void } | undefined;

  function drop(): string {
    waiting?.cancel();
    const key = waiting?.key ?? '';
    waiting = undefined;
    return key;
  }

  return {
    read(key, at, shortcuts, name = key) {
      const begun = drop();
      const isMeant = hasLeft;
      hasLeft = false;
      if (begun || at - lastTyped < pauseOfText) {
        lastTyped = at;
        onText(begun + key);
        return true;
      }
      const shortcut = Object.hasOwn(shortcuts, name) ? shortcuts[name] : undefined;
      if (!shortcut) {
        lastTyped = at;
        onText(key);
        return true;
      }
      if (typeof shortcut === 'function') shortcut();
      else if (isMeant) {
        // Text for the chat that it opens may follow.
        lastTyped = at;
        shortcut.waits();
      } else {
        const cancel = after(waitForText, () => {
          waiting = undefined;
          shortcut.waits();
        });
        waiting = { key, cancel };
      }
      return true;
    },
    typed(at) {
      drop();
      hasLeft = false;
      lastTyped = at;
    },
    left() {
      drop();
      hasLeft = true;
      lastTyped = -Infinity;
    },
    stop: () => void drop(),
  };
}
