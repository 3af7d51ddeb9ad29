import { TypingDots } from '../../ui/TypingDots';
import { usePanel } from './panel-context';

export function LoadingScreen() {
  const { language } = usePanel();
  return (
    <div class="cw-loading" role="status">
      <TypingDots label={language.loading} />
    </div>
  );
}
