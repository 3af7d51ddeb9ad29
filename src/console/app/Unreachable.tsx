import '../entry/sign-in/sign-in.css';

export interface UnreachableProps {
  message: string;
  onRetry(): void;
}

export function Unreachable({ message, onRetry }: UnreachableProps) {
  return (
    <main class="sign-in">
      <section class="sign-in-card">
        <h1>The console can’t be opened</h1>
        <p role="alert">{message}</p>
        <button type="button" class="button button-strong" onClick={onRetry}>
          Try again
        </button>
      </section>
    </main>
  );
}
