import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../frame/Dialog';
import type { Leaving } from '../frame/leaving';
import { CopyText } from './CopyText';
import { pageTexts } from './texts';
import { useStayingOpen } from './use-staying-open';

export interface SecretDialogProps {
  title: string;
  /** What it is: “key”. */
  what: string;
  secret: string;
  /** What to do with it. */
  children?: ComponentChildren;
  leaving: Leaving;
  onClose(): void;
}

/** A secret that the service shows this once. No key, no “Back” and no click beside it takes it away, such as the second one of a double-click. */
export function SecretDialog({ title, what, secret, children, leaving, onClose }: SecretDialogProps) {
  const texts = pageTexts();
  const inside = useStayingOpen();
  useEffect(() => leaving.hold(), []);
  return (
    <Dialog title={title} onClose={() => {}}>
      {children}
      <CopyText title={what} text={secret} />
      <p class="quiet">{texts.copyNow}</p>
      <div class="dialog-actions" ref={inside}>
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}
