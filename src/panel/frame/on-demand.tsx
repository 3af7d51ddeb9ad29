import { signal } from '@preact/signals-core';
import type { ComponentType, FunctionComponent } from 'preact';

export interface WaitingProps {
  /** The download failed: tries it anew. */
  retry?: () => void;
}

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Begins the download ahead of the first drawing. */
  load(): void;
  isLoaded(): boolean;
};

/**
 * A component of a chunk of its own, downloaded when it is drawn first. `Waiting` stands in for it meanwhile; where
 * there is none, the next drawing tries again what failed.
 */
export function onDemand<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<WaitingProps>,
): OnDemand<Props> {
  // Signals, so that the effect that draws the panel sees what the component reads.
  const loaded = signal<ComponentType<Props> | undefined>(undefined);
  const hasFailed = signal(false);
  let isLoading = false;

  function load() {
    if (isLoading || loaded.peek()) return;
    isLoading = true;
    download()
      .then(
        (component) => {
          loaded.value = component;
        },
        () => {
          hasFailed.value = true;
        },
      )
      .finally(() => {
        isLoading = false;
      });
  }

  function retry() {
    hasFailed.value = false;
    load();
  }

  function OnDemand(props: Props) {
    const Component = loaded.value;
    if (Component) return <Component {...props} />;
    if (Waiting && hasFailed.value) return <Waiting retry={retry} />;
    load();
    return Waiting ? <Waiting /> : null;
  }
  return Object.assign(OnDemand, { load, isLoaded: () => loaded.value !== undefined });
}
