import { useRef } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { Refusal } from './Refusal';
import type { PasswordReset } from './password-reset';

/** Where the mailed link leads. */
export function NewPassword({ reset }: { reset: PasswordReset }) {
  const password = useRef<HTMLInputElement>(null);
  const attempt = reset.attempt.value;

  function submit(event: Event) {
    event.preventDefault();
    void reset.set(password.current?.value ?? '');
  }

  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit} aria-busy={attempt.kind === 'running'}>
        <h1>Choose a new password</h1>
        <div class="field">
          <label for="new-password">New password</label>
          <input
            id="new-password"
            ref={password}
            type="password"
            autocomplete="new-password"
            minLength={shortestOwnPassword}
            required
            aria-describedby="new-password-rule"
          />
          <p class="quiet" id="new-password-rule">
            At least {shortestOwnPassword} characters.
          </p>
        </div>
        <Refusal message={attempt.kind === 'refused' ? attempt.message : undefined} />
        <p class="quiet" role="status">
          {reset.isDone.value && 'The new password is set, and you are signed out everywhere.'}
        </p>
        <button type="submit" class="button button-strong" disabled={attempt.kind === 'running'}>
          Set password
        </button>
        <a href="#/">Sign in</a>
      </form>
    </main>
  );
}
