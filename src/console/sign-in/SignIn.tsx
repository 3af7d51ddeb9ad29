import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import type { Session } from './session';

export interface SignInProps {
  session: Session;
  hasExpired: boolean;
}

export function SignIn({ session, hasExpired }: SignInProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const attempt = session.attempt.value;
  const knownEmail = session.email.value;

  useEffect(() => {
    (knownEmail ? password : email).current?.focus();
  }, [knownEmail]);
  useEffect(() => {
    if (attempt.kind === 'refused') password.current?.select();
  }, [attempt]);

  function submit(event: Event) {
    event.preventDefault();
    void session.signIn(email.current?.value ?? '', password.current?.value ?? '');
  }

  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit} aria-busy={attempt.kind === 'running'}>
        <h1>{hasExpired ? 'Sign in again' : 'Sign in to answer chats'}</h1>
        {hasExpired && <p class="quiet">Your session has ended. Nothing that you wrote is lost.</p>}
        <div class="field">
          <label for="email">Email</label>
          <input
            id="email"
            ref={email}
            type="email"
            autocomplete="username"
            required
            defaultValue={knownEmail}
            spellcheck={false}
          />
        </div>
        <div class="field">
          <label for="password">Password</label>
          <input
            id="password"
            ref={password}
            type="password"
            autocomplete="current-password"
            required
            aria-describedby={attempt.kind === 'refused' ? 'refusal' : undefined}
          />
        </div>
        <div aria-live="assertive">
          {attempt.kind === 'refused' && (
            <p class="fault" id="refusal">
              <Icon name="alert" />
              {attempt.message}
            </p>
          )}
        </div>
        <button type="submit" class="button button-strong" disabled={attempt.kind === 'running'}>
          Sign in
        </button>
      </form>
    </main>
  );
}
