import { signal, type ReadonlySignal } from '@preact/signals-core';

/** A part of the panel that lies in a file of its own. */
export interface Download<Part> {
  /** Absent until it is here. */
  part: ReadonlySignal<Part | undefined>;
  hasFailed: ReadonlySignal<boolean>;
  /** Begins the download, or tries anew; does nothing while it is on its way or here. */
  start(): void;
  /** Begins the download; rejects where it fails. */
  ready(): Promise<Part>;
}

export function createDownload<Part>(load: () => Promise<Part>): Download<Part> {
  const part = signal<Part | undefined>(undefined);
  const hasFailed = signal(false);
  let loading: Promise<Part> | undefined;

  async function download(): Promise<Part> {
    hasFailed.value = false;
    try {
      return (part.value = await load());
    } catch (error) {
      loading = undefined;
      hasFailed.value = true;
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
