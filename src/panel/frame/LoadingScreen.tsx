import { TypingDots } from '../../ui/TypingDots';
import { usePanel } from './use-panel';

export function LoadingScreen() {
  const { language } = usePanel();
  return (
    <div class="loading" role="status">
      <TypingDots label={language.loading} />
    </div>
  );
}
