import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../../kit/fields/TextField';
import { Dialog } from '../../kit/frame/Dialog';
import { MutationFault } from '../../kit/page/MutationFault';
import { faultAt } from '../../kit/data/mutation';
import { AppSecret } from '../second-factor/AppSecret';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import type { SecondFactor } from './second-factor';

export interface SecondFactorSetUpProps {
  secondFactor: SecondFactor;
  email: string;
}

const titles = {
  password: 'Turn on the second factor',
  app: 'Scan this with your authenticator app',
  codes: 'Keep these recovery codes',
};

/** One dialog, step by step: password, app, recovery codes. */
export function SecondFactorSetUp({ secondFactor, email }: SecondFactorSetUpProps) {
  const step = secondFactor.step.value;
  switch (step.kind) {
    case 'none':
      return null;
    case 'codes':
      return (
        <Dialog key="codes" title={titles.codes} onClose={secondFactor.close}>
          <RecoveryCodes codes={step.recoveryCodes} email={email} onClose={secondFactor.close} />
        </Dialog>
      );
    case 'password':
      return (
        <StepDialog
          key="password"
          secondFactor={secondFactor}
          field={{ id: 'password-to-turn-on', name: 'password', title: 'Password', isPassword: true }}
          title={titles.password}
          onSubmit={secondFactor.begin}
        >
          <p>Have an authenticator app at hand, on your phone or in your password manager.</p>
        </StepDialog>
      );
    case 'app':
      return (
        <StepDialog
          key="app"
          secondFactor={secondFactor}
          field={{ id: 'first-code', name: 'code', title: 'Code that the app shows' }}
          title={titles.app}
          onSubmit={secondFactor.confirm}
        >
          <AppSecret begun={step.begun} />
        </StepDialog>
      );
  }
}

interface StepDialogProps {
  secondFactor: SecondFactor;
  title: string;
  field: { id: string; name: 'password' | 'code'; title: string; isPassword?: true };
  onSubmit(value: string): Promise<void>;
  children: ComponentChildren;
}

function StepDialog({ secondFactor, title, field, onSubmit, children }: StepDialogProps) {
  const [value, setValue] = useState('');
  const { mutation, close } = secondFactor;
  const fault = faultAt(mutation, field.name);
  function submit(event: Event) {
    event.preventDefault();
    void mutation.run(() => onSubmit(value));
  }
  return (
    <Dialog title={title} onClose={close}>
      <form class="confirm" noValidate onSubmit={submit}>
        {children}
        <TextField
          id={field.id}
          title={field.title}
          schema={field.isPassword ? { format: 'password' } : {}}
          autocomplete={field.isPassword ? 'current-password' : 'one-time-code'}
          value={value}
          fault={fault}
          onChange={setValue}
        />
        {fault === undefined && <MutationFault mutation={mutation} />}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            class="button button-strong"
            disabled={mutation.state.value.kind === 'running'}
          >
            Continue
          </button>
        </div>
      </form>
    </Dialog>
  );
}
