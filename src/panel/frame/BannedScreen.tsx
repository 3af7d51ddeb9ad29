import { Notice } from './Notice';
import { usePanel } from './use-panel';

export function BannedScreen() {
  const { language } = usePanel();
  return (
    <Notice icon="alert" title={language.bannedTitle}>
      {language.bannedText}
    </Notice>
  );
}
