import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { NewSecondFactor } from '../../../operations/console/account';
import { TextField } from '../../kit/fields/TextField';
import { faultAt } from '../../kit/data/mutation';
import { AppSecret } from '../second-factor/AppSecret';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import type { DemandedSecondFactor } from './demanded-second-factor';
import { Refusal } from './Refusal';
import '../../kit/fields/fields.css';

export interface DemandedSetUpProps {
  setUp: DemandedSecondFactor;
}

/** In the place of the sign-in, for whoever lacks the second factor that is demanded. */
export function DemandedSetUp({ setUp }: DemandedSetUpProps) {
  const step = setUp.step.value;
  switch (step.kind) {
    case 'none':
      return null;
    case 'app':
      return <AppStep setUp={setUp} begun={step.begun} />;
    case 'codes':
      return <CodesStep setUp={setUp} codes={step.recoveryCodes} />;
  }
}

function AppStep({ setUp, begun }: DemandedSetUpProps & { begun: NewSecondFactor }) {
  const [code, setCode] = useState('');
  const { mutation } = setUp;
  const state = mutation.state.value;
  const fault = faultAt(mutation, 'code');
  const heading = useFocusedHeading();
  function submit(event: Event) {
    event.preventDefault();
    void setUp.confirm(code);
  }
  return (
    <main class="sign-in">
      <form class="sign-in-card" noValidate onSubmit={submit} aria-busy={state.kind === 'running'}>
        <h1 ref={heading} tabIndex={-1}>
          Set up your second factor
        </h1>
        <p>
          Your organisation asks for a code of an app beside the password. Scan this with an authenticator
          app, on your phone or in your password manager.
        </p>
        <AppSecret begun={begun} />
        <TextField
          title="Code that the app shows"
          schema={{}}
          autocomplete="one-time-code"
          value={code}
          fault={fault}
          onChange={setCode}
        />
        <Refusal message={state.kind === 'refused' && fault === undefined ? state.message : undefined} />
        <button type="submit" class="button button-strong" disabled={state.kind === 'running'}>
          Continue
        </button>
        <button type="button" class="button button-plain" onClick={setUp.cancel}>
          Back to sign in
        </button>
      </form>
    </main>
  );
}

function CodesStep({ setUp, codes }: DemandedSetUpProps & { codes: readonly string[] }) {
  const heading = useFocusedHeading();
  return (
    <main class="sign-in">
      <section class="sign-in-card">
        <h1 ref={heading} tabIndex={-1}>
          Keep these recovery codes
        </h1>
        <RecoveryCodes codes={codes} email={setUp.email.value} onClose={() => void setUp.finish()} />
      </section>
    </main>
  );
}

/** What was there before is gone, and the focus with it. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return heading;
}
