import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../frame/Dialog';
import type { BanDialogProps } from './banning';

/** Downloads the dialog when somebody first wants to ban. */
export function BanDialogOnDemand(props: BanDialogProps) {
  const isAsked = props.banning.state.value.kind !== 'none';
  const [drawn, setDrawn] = useState<ComponentType<BanDialogProps> | 'failed'>();
  useEffect(() => {
    if (!isAsked || typeof drawn === 'function') return;
    import('./BanDialog').then(
      (part) => setDrawn(() => part.BanDialog),
      () => setDrawn('failed'),
    );
  }, [isAsked]);
  if (!isAsked || drawn === undefined) return null;
  const BanDialog = drawn;
  if (BanDialog !== 'failed') return <BanDialog {...props} />;
  return (
    <Dialog title="Ban" onClose={props.banning.cancel}>
      <p role="alert">This part of the console did not come. Check your connection and try again.</p>
    </Dialog>
  );
}
