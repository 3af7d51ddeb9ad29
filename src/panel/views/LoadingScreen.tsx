import { usePanel } from './panel-context';

export function LoadingScreen() {
  const { language } = usePanel();
  return (
    <div class="cw-loading" role="status">
      <span class="cw-unseen">{language.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
