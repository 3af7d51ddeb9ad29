import { Notice } from '../frame/Notice';
import { usePanel } from '../frame/use-panel';

export function MessageTaken({ email }: { email: string }) {
  const { session, language } = usePanel();
  const action = { label: language.another, onClick: session.startAgain };
  return (
    <Notice icon="check" title={language.takenTitle} action={action}>
      {language.takenText(email)}
    </Notice>
  );
}
