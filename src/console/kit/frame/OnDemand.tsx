import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from './Dialog';
import { noteLost } from '../loading/lost-parts';
import { frameTexts } from './texts';

export interface OnDemandProps<Props> {
  title: string;
  /** Downloads it. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
  onClose(): void;
}

/**
 * Downloads a part once it is wanted, again each time until it is here; `isWanted`: also for what, so that the next one
 * counts as another time. What it belongs to works without it, and the bar above says so.
 */
export function usePart<Props>(
  isWanted: boolean | string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || part) return undefined;
    const wish = {};
    let isOver = false;
    load().then(
      (loaded) => setPart(() => loaded),
      () => !isOver && noteLost(wish, true),
    );
    return () => {
      isOver = true;
      noteLost(wish, false);
    };
  }, [isWanted]);
  return part;
}

/** A dialog that is downloaded when it is first wanted. What is typed meanwhile reaches nothing below it. */
export function OnDemand<Props extends object>({ title, load, props, onClose }: OnDemandProps<Props>) {
  const [drawn, setDrawn] = useState<ComponentType<Props> | 'failed'>();
  useEffect(() => {
    load().then(
      (part) => setDrawn(() => part),
      () => setDrawn('failed'),
    );
  }, []);
  const Part = drawn;
  if (Part && Part !== 'failed') return <Part {...props} />;
  return (
    <Dialog title={title} class={Part ? '' : 'dialog-pending'} onClose={onClose}>
      {Part ? <p role="alert">{frameTexts().partFailed}</p> : <p role="status">{frameTexts().loading}</p>}
    </Dialog>
  );
}
