import { Notice } from './Notice';
import { usePanel } from './use-panel';

export function UnreachableScreen({ onRetry }: { onRetry(): void }) {
  const { language } = usePanel();
  const action = { label: language.tryAgain, onClick: onRetry };
  return (
    <Notice icon="offline" title={language.unreachableTitle} action={action}>
      {language.unreachableText}
    </Notice>
  );
}
