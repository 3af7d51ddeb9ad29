import { signal, type ReadonlySignal } from '@preact/signals-core';

/** A part of the panel that lies in a file of its own. */
export interface Download<Part> {
  /** Absent until it is here. */
  part: ReadonlySignal<Part | undefined>;
  hasFailed: ReadonlySignal<boolean>;
  /** Begins the download, or tries again; does nothing while it is on its way or here. */
  start(): void;
  /** Begins the download; rejects where it fails. */
  ready(): Promise<Part>;
}

/** Returns what `pick` takes of the file that `load` imports. */
export function createDownload<File, Part>(
  load: () => Promise<File>,
  pick: (file: File) => Part,
): Download<Part> {
  const part = signal<Part | undefined>(undefined);
  const hasFailed = signal(false);
  let loading: Promise<Part> | undefined;
  let attempt = load;

  async function download(): Promise<Part> {
    hasFailed.value = false;
    try {
      return (part.value = pick(await attempt()));
    } catch (error) {
      loading = undefined;
      hasFailed.value = true;
      // Chromium remembers under its URL that a module failed, and says the URL: https://github.com/whatwg/html/issues/6768
      // Not below a version: what a page is pinned to, it checks by that URL alone.
      const [url] = /http\S+\/widget\/[^/]+$/.exec(`${error}`) ?? [];
      if (url) attempt = () => importAgain<File>(`${url}?`);
      throw error;
    }
  }
  function ready(): Promise<Part> {
    return (loading ??= download());
  }

  return {
    part,
    hasFailed,
    start: () => void ready().catch(() => undefined),
    ready,
  };
}

function importAgain<File>(url: string) {
  return import(/* @vite-ignore */ url) as Promise<File>;
}
