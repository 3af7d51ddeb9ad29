import type { ComponentChildren } from 'preact';
import { Dialog } from '../frame/Dialog';
import { CopyText } from './CopyText';

export interface SecretDialogProps {
  title: string;
  /** What it is: “key”. */
  what: string;
  secret: string;
  /** What to do with it. */
  children?: ComponentChildren;
  onClose(): void;
}

/** A secret that the service shows this once. */
export function SecretDialog({ title, what, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <CopyText title={what} text={secret} />
      <p class="quiet">Copy it now. We can’t show it again.</p>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
