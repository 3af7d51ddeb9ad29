import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { createDownload, type Download } from '../session/download';

/** Milliseconds until a download that failed is tried again. */
const pause = 3_000;

/** Returns a component that is downloaded when it is first drawn; `Waiting` is shown until it is here. */
export function onDemand<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
  Waiting?: ComponentType,
): FunctionComponent<Props> {
  let download: Download<ComponentType<Props>> | undefined;

  return function OnDemand(props: Props) {
    const file = (download ??= createDownload(load, pick));
    const Component = file.part.value;
    const hasFailed = file.hasFailed.value;
    useEffect(() => {
      if (!hasFailed) return;
      const timer = setTimeout(file.start, pause);
      return () => clearTimeout(timer);
    }, [hasFailed]);
    if (Component) return <Component {...props} />;
    if (!hasFailed) file.start();
    return Waiting ? <Waiting /> : null;
  };
}
