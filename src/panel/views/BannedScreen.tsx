import { Notice } from './Notice';
import { usePanel } from './panel-context';

export function BannedScreen() {
  const { language } = usePanel();
  return (
    <Notice icon="alert" title={language.bannedTitle}>
      {language.bannedText}
    </Notice>
  );
}
