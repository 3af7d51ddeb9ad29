import { batch, signal, type ReadonlySignal } from '@preact/signals-core';

/** A part of the panel that lies in a file of its own. */
export interface Download<Part> {
  /** Absent until it is here. */
  part: ReadonlySignal<Part | undefined>;
  hasFailed: ReadonlySignal<boolean>;
  /** Begins the download, or tries anew; does nothing while it is on its way or here. */
  start(): void;
}

export function createDownload<Part>(load: () => Promise<Part>): Download<Part> {
  const part = signal<Part | undefined>(undefined);
  const hasFailed = signal(false);
  let isLoading = false;

  function end(loaded: Part | undefined) {
    isLoading = false;
    batch(() => {
      part.value = loaded;
      hasFailed.value = loaded === undefined;
    });
  }

  return {
    part,
    hasFailed,
    start() {
      if (isLoading || part.peek() !== undefined) return;
      isLoading = true;
      hasFailed.value = false;
      load().then(end, () => end(undefined));
    },
  };
}
