import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { createDownload } from '../session/download';

/** Milliseconds until a download that failed is tried again. */
const pause = 3_000;

/** Returns a component that is downloaded when it is first drawn; `Waiting` is shown until it is here. */
export function onDemand<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
  Waiting?: ComponentType,
): FunctionComponent<Props> {
  const download = createDownload(load, pick);

  return function OnDemand(props: Props) {
    const Component = download.part.value;
    const hasFailed = download.hasFailed.value;
    useEffect(() => {
      if (!hasFailed) return;
      const timer = setTimeout(download.start, pause);
      return () => clearTimeout(timer);
    }, [hasFailed]);
    if (Component) return <Component {...props} />;
    if (!hasFailed) download.start();
    return Waiting ? <Waiting /> : null;
  };
}
