import { useLayoutEffect, useRef } from 'preact/hooks';
import { Refusal } from './Refusal';
import type { OpenId } from './open-id';
import type { MutationState } from '../../kit/data/mutation';

/** Where the OpenID provider sends back whoever has a second factor. */
export function AwaitedCode({ openId, attempt }: { openId: OpenId; attempt: MutationState }) {
  const code = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => code.current?.focus(), []);
  useLayoutEffect(() => {
    if (attempt.kind === 'refused') code.current?.select();
  }, [attempt]);

  function submit(event: Event) {
    event.preventDefault();
    void openId.giveCode(code.current?.value ?? '');
  }

  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit} aria-busy={attempt.kind === 'running'}>
        <h1>Your second factor</h1>
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
        <Refusal message={attempt.kind === 'refused' ? attempt.message : undefined} />
        <button type="submit" class="button button-strong" disabled={attempt.kind === 'running'}>
          Sign in
        </button>
        <a href="#/">Back to sign in</a>
      </form>
    </main>
  );
}
