import { Notice } from './Notice';
import { usePanel } from './use-panel';

export function UnreachableScreen() {
  const { session, language } = usePanel();
  const action = { label: language.tryAgain, onClick: session.startAnew };
  return (
    <Notice icon="offline" title={language.unreachableTitle} action={action}>
      {language.unreachableText}
    </Notice>
  );
}
