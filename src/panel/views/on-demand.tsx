import { signal } from '@preact/signals-core';
import type { ComponentType, FunctionComponent } from 'preact';

type Loaded<Props> = ComponentType<Props> | 'failed' | undefined;

/**
 * A component of a chunk of its own, downloaded when it is drawn first. What stands in for it meanwhile is `fallback`;
 * a download that failed is tried anew when it is drawn after the next change.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): FunctionComponent<Props> {
  // A signal, so that the effect that draws the panel sees what the component reads.
  const loaded = signal<Loaded<Props>>(undefined);
  let isLoading = false;
  return function OnDemand(props) {
    const Component = loaded.value;
    if (Component && Component !== 'failed') return <Component {...props} />;
    if (!isLoading) {
      isLoading = true;
      load()
        .then(
          (component) => {
            loaded.value = component;
          },
          () => {
            loaded.value = 'failed';
          },
        )
        .finally(() => {
          isLoading = false;
        });
    }
    return Fallback ? <Fallback /> : null;
  };
}
