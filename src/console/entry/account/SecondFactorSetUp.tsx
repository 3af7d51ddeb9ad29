import { useModel } from '../../kit/frame/use-model';
import type { ComponentChildren } from 'preact';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { Dialog } from '../../kit/frame/Dialog';
import { FormDialog } from '../../kit/forms/FormDialog';
import { AppSecret } from '../second-factor/AppSecret';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import { secondFactorTexts } from '../second-factor/texts';
import type { SecondFactor } from './second-factor';
import { accountTexts } from './texts';

export interface SecondFactorSetUpProps {
  secondFactor: SecondFactor;
  email: string;
}

/** One dialog, step by step: password, app, recovery codes. */
export function SecondFactorSetUp({ secondFactor, email }: SecondFactorSetUpProps) {
  const texts = accountTexts();
  const ofFactor = secondFactorTexts();
  const step = secondFactor.step.value;
  switch (step.kind) {
    case 'none':
      return null;
    case 'codes':
      return (
        <Dialog key="codes" title={ofFactor.keepCodes} onClose={stay}>
          <RecoveryCodes codes={step.recoveryCodes} email={email} onClose={secondFactor.close} />
        </Dialog>
      );
    case 'password':
      return (
        <PasswordDialog
          key="password"
          title={texts.turnOnSecondFactor}
          action={ofFactor.continue}
          onSubmit={secondFactor.begin}
          onSent={stay}
          onClose={secondFactor.close}
        >
          <p>{texts.needApp}</p>
          <p>{texts.turningOnSignsOut}</p>
        </PasswordDialog>
      );
    case 'app':
      return (
        <CodeDialog key="app" onSubmit={secondFactor.confirm} onSent={stay} onClose={secondFactor.close}>
          <AppSecret begun={step.begun} />
        </CodeDialog>
      );
  }
}

/** The next step takes its place; codes that are shown once go by their button alone. */
function stay() {}

interface StepProps {
  onSubmit(value: string): Promise<void>;
  onSent?(): void;
  onClose(): void;
  children: ComponentChildren;
}

/** Asks for the password, without which the service changes no second factor. */
export function PasswordDialog(props: StepProps & { title: string; action: string }) {
  const { title, action, onSubmit, children, ...dialog } = props;
  const form = useModel(
    () =>
      new FormModel({
        first: { password: '' },
        required: () => ['password'],
        send: ({ password }) => onSubmit(password),
      }),
  );
  return (
    <FormDialog title={title} action={action} form={form} {...dialog}>
      {children}
      <TextField
        title={accountTexts().password}
        schema={{ format: 'password' }}
        autocomplete="current-password"
        {...fieldAt(form, 'password')}
      />
    </FormDialog>
  );
}

function CodeDialog({ onSubmit, children, ...dialog }: StepProps) {
  const ofFactor = secondFactorTexts();
  const form = useModel(
    () =>
      new FormModel({ first: { code: '' }, required: () => ['code'], send: ({ code }) => onSubmit(code) }),
  );
  return (
    <FormDialog title={accountTexts().scan} action={ofFactor.continue} form={form} {...dialog}>
      {children}
      <TextField
        title={ofFactor.codeFromApp}
        schema={{}}
        autocomplete="one-time-code"
        {...fieldAt(form, 'code')}
      />
    </FormDialog>
  );
}
