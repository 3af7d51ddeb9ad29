import { Notice } from '../frame/Notice';
import { usePanel } from '../frame/use-panel';

export interface MessageTakenProps {
  email: string;
}

export function MessageTaken({ email }: MessageTakenProps) {
  const { session, language } = usePanel();
  const action = { label: language.another, onClick: session.startAgain };
  return (
    <Notice icon="check" title={language.takenTitle} action={action}>
      {language.takenText(email)}
    </Notice>
  );
}
