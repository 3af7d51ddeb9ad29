import { focusWaiting } from '../../ui/focus';
import { Notice } from '../frame/Notice';
import { usePanel } from '../frame/use-panel';
import { outcomeTexts } from '../i18n/outcome-texts';

export interface MessageTakenProps {
  email: string;
}

export function MessageTaken({ email }: MessageTakenProps) {
  const { session, language } = usePanel();
  const { takenTitle, takenText, another } = { ...outcomeTexts, ...language };
  const action = { label: another, ref: takeFocus, onClick: session.startAgain };
  return (
    <Notice icon="check" title={takenTitle} action={action}>
      {takenText(email)}
    </Notice>
  );
}

export function BannedScreen() {
  const { language } = usePanel();
  const { bannedTitle, bannedText } = { ...outcomeTexts, ...language };
  return (
    <Notice icon="alert" title={bannedTitle}>
      {bannedText}
    </Notice>
  );
}

/** The panel itself has the focus where this was still on its way. */
function takeFocus(button: HTMLButtonElement | null) {
  focusWaiting(button?.closest<HTMLElement>('.panel'));
}
