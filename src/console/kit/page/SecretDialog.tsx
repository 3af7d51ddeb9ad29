import type { ComponentChildren } from 'preact';
import { Dialog } from '../frame/Dialog';
import { CopyText } from './CopyText';
import { pageTexts } from './texts';

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
  const texts = pageTexts();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <CopyText title={what} text={secret} />
      <p class="quiet">{texts.copyNow}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}
