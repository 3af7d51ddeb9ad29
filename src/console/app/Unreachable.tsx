import { appTexts } from './texts';
import '../entry/sign-in/sign-in.css';

export interface UnreachableProps {
  message: string;
  onRetry(): void;
}

export function Unreachable({ message, onRetry }: UnreachableProps) {
  const texts = appTexts();
  return (
    <main class="sign-in">
      <section class="sign-in-card">
        <h1>{texts.cannotOpen}</h1>
        <p role="alert">{message}</p>
        <button type="button" class="button button-strong" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      </section>
    </main>
  );
}
