import { useModel } from '../../kit/frame/use-model';
import type { NewSecondFactor } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { MutationModel } from '../../kit/data/mutation';
import { TextField } from '../../kit/fields/TextField';
import { MutationFault } from '../../kit/forms/MutationFault';
import { AppSecret } from '../second-factor/AppSecret';
import { RecoveryCodes } from '../second-factor/RecoveryCodes';
import { secondFactorTexts } from '../second-factor/texts';
import type { DemandedSecondFactor } from './demanded-second-factor';
import { EntryForm } from './EntryForm';
import { FocusedHeading } from './FocusedHeading';
import { signInTexts } from './texts';

export interface DemandedSetUpProps {
  setUp: DemandedSecondFactor;
}

/** Replaces the sign-in for agents who lack the second factor that is required. */
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
  const texts = signInTexts();
  const ofFactor = secondFactorTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { code: '' },
        required: () => ['code'],
        send: ({ code }) => setUp.confirm(code),
      }),
  );
  return (
    <EntryForm
      form={form}
      action={ofFactor.continue}
      ways={
        <button type="button" class="button button-plain" onClick={setUp.cancel}>
          {texts.back}
        </button>
      }
    >
      <FocusedHeading title={texts.setUpSecondFactor} />
      <p>{texts.demanded}</p>
      <AppSecret begun={begun} />
      <TextField
        title={ofFactor.codeFromApp}
        schema={{}}
        autocomplete="one-time-code"
        {...fieldAt(form, 'code')}
      />
    </EntryForm>
  );
}

function CodesStep({ setUp, codes }: DemandedSetUpProps & { codes: readonly string[] }) {
  const entering = useModel(() => new MutationModel());
  return (
    <main class="sign-in">
      <section class="sign-in-card">
        <FocusedHeading title={secondFactorTexts().keepCodes} />
        <RecoveryCodes
          codes={codes}
          email={setUp.email.value}
          onClose={() => void entering.run(setUp.finish)}
        />
        <MutationFault mutation={entering} />
      </section>
    </main>
  );
}
