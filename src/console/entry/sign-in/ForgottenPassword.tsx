import { useRef } from 'preact/hooks';
import { Refusal } from './Refusal';
import type { PasswordReset } from './password-reset';

/** Has a link to a new password mailed. */
export function ForgottenPassword({ reset }: { reset: PasswordReset }) {
  const email = useRef<HTMLInputElement>(null);
  const attempt = reset.attempt.value;

  function submit(event: Event) {
    event.preventDefault();
    void reset.ask(email.current?.value ?? '');
  }

  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit} aria-busy={attempt.kind === 'running'}>
        <h1>Have a link to a new password mailed</h1>
        <div class="field">
          <label for="email">Email</label>
          <input id="email" ref={email} type="email" autocomplete="username" required spellcheck={false} />
        </div>
        <Refusal message={attempt.kind === 'refused' ? attempt.message : undefined} />
        <p class="quiet" role="status">
          {reset.isDone.value && 'If there is an account with this address, the link is on its way.'}
        </p>
        <button type="submit" class="button button-strong" disabled={attempt.kind === 'running'}>
          Send link
        </button>
        <a href="#/">Back to sign in</a>
      </form>
    </main>
  );
}
