import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { ScreenProps } from './screen';
import type { CurrentScreen } from './current-screen';
import { Shell } from './Shell';
import { appTexts } from './texts';
import { Unreachable } from './Unreachable';

export interface AppProps extends Omit<ScreenProps, 'path'> {
  current: CurrentScreen;
}

export function App({ current, ...rest }: AppProps) {
  const { session } = rest.model;
  const state = session.state.value;
  if (state.kind === 'unreachable')
    return <Unreachable message={state.message} onRetry={() => void session.resume()} />;
  const cover = current.cover.value;
  const lost = <Unreachable message={appTexts().partFailed} onRetry={rest.browser.reload} />;
  if (current.state.value.kind === 'failed') return lost;
  return (
    <>
      {cover && (
        <Cover key="cover">{cover === 'failed' ? lost : <cover.screen {...rest} path={cover.path} />}</Cover>
      )}
      <Shell key={session.turn.value} {...rest} current={current} />
    </>
  );
}

function Cover({ children }: { children: ComponentChildren }) {
  return (
    <>
      <DialogsBelow />
      {children}
    </>
  );
}

/**
 * A modal dialog of the screen below, hidden as it is, would keep a cover inert: it closes before what follows takes the
 * focus. Once the screen is back, so are its dialogs, and the focus.
 */
function DialogsBelow() {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    return () =>
      // What is still hidden takes no focus.
      queueMicrotask(() => {
        // Also those that were opened meanwhile, such as by the browser's Back button.
        for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:not([open])'))
          dialog.showModal();
        before?.focus();
      });
  }, []);
  return null;
}
