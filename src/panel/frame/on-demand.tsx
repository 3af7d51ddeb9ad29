import type { ComponentType, FunctionComponent } from 'preact';
import { createDownload } from '../session/download';

export interface WaitingProps {
  /** The download failed: tries it anew. */
  retry?: () => void;
}

/**
 * A component out of a file of its own, downloaded when it is drawn first. `Waiting` stands in for it meanwhile; where
 * there is none, the next drawing tries again what failed.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<WaitingProps>,
): FunctionComponent<Props> {
  const download = createDownload(load);

  return function OnDemand(props: Props) {
    const Component = download.part.value;
    if (Component) return <Component {...props} />;
    if (Waiting && download.hasFailed.value) return <Waiting retry={download.start} />;
    download.start();
    return Waiting ? <Waiting /> : null;
  };
}
