import { useLayoutEffect, useRef } from 'preact/hooks';
import { Refusal } from './Refusal';
import type { DemandedSecondFactor } from './demanded-second-factor';
import type { OpenId } from './open-id';
import type { Session } from './session';

export interface SignInProps {
  session: Session;
  hasExpired: boolean;
  openId: OpenId;
  setUp: DemandedSecondFactor;
  /** Where a browser goes to sign in through the provider. */
  wayToOpenId: string;
}

export function SignIn({ session, hasExpired, openId, setUp, wayToOpenId }: SignInProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const needsCode = session.asks.value === 'code';
  const attempt = session.attempt.value;
  const knownEmail = session.email.value;
  const provider = openId.provider.value;
  const setUpState = setUp.mutation.state.value;
  const refusal =
    [attempt, setUpState].find((one) => one.kind === 'refused')?.message ?? openId.refusal.value;

  useLayoutEffect(() => {
    (knownEmail ? password : email).current?.focus();
  }, [knownEmail]);
  useLayoutEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);
  useLayoutEffect(() => {
    if (attempt.kind === 'refused') (code.current ?? password.current)?.select();
  }, [attempt]);

  async function submit(event: Event) {
    event.preventDefault();
    const credentials = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    await session.signIn(credentials.email, credentials.password, code.current?.value);
    if (session.asks.value === 'setUp') await setUp.begin(credentials);
  }

  return (
    <main class="sign-in">
      <form
        class="sign-in-card"
        onSubmit={(event) => void submit(event)}
        aria-busy={attempt.kind === 'running'}
      >
        <h1>{hasExpired ? 'Sign in again' : 'Sign in to answer chats'}</h1>
        {hasExpired && <p class="quiet">Your session has ended. Nothing that you wrote is lost.</p>}
        <div class="field">
          <label for="email">E-mail</label>
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
        {needsCode && (
          <div class="field">
            <label for="code">Code of your authenticator app, or a recovery code</label>
            <input
              id="code"
              ref={code}
              autocomplete="one-time-code"
              required
              spellcheck={false}
              aria-describedby={attempt.kind === 'refused' ? 'refusal' : undefined}
            />
          </div>
        )}
        <Refusal message={attempt.kind === 'running' ? undefined : refusal} />
        <button type="submit" class="button button-strong" disabled={attempt.kind === 'running'}>
          Sign in
        </button>
        {provider !== undefined && (
          <a class="button" href={wayToOpenId}>
            Sign in with {provider}
          </a>
        )}
        <a href="#/forgotten">Forgot password?</a>
      </form>
    </main>
  );
}
