import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../contract/organisation/account';
import { TextField } from '../../kit/fields/TextField';
import { Badge } from '../../kit/page/Badge';
import { FormDialog } from '../../kit/page/FormDialog';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { faultAt } from '../../kit/data/mutation';
import type { SecondFactor } from './second-factor';
import { SecondFactorSetUp } from './SecondFactorSetUp';

export interface SecondFactorSectionProps {
  secondFactor: SecondFactor;
  own: OwnAccount;
  toasting: Toasting;
}

export function SecondFactorSection({ secondFactor, own, toasting }: SecondFactorSectionProps) {
  const [isTurningOff, setTurningOff] = useState(false);
  const { hasSecondFactor, isSecondFactorDemanded, recoveryCodesLeft } = own;
  return (
    <Section
      title="Second factor"
      lead="A code of an app on your phone, asked for beside the password, so that the password alone opens nothing."
    >
      {hasSecondFactor ? (
        <>
          <p>
            <Badge tone="good">On</Badge> {isSecondFactorDemanded && 'Your organisation demands one. '}
            {recoveryCodesLeft === 1
              ? '1 recovery code is'
              : `${recoveryCodesLeft} recovery codes are`} left.{' '}
            {recoveryCodesLeft < 3 && 'Turn it off and on again for new ones.'}
          </p>
          <div>
            <button type="button" class="button" onClick={() => setTurningOff(true)}>
              Turn off
            </button>
          </div>
        </>
      ) : (
        <div>
          <button type="button" class="button" onClick={secondFactor.open}>
            Turn on
          </button>
        </div>
      )}
      <SecondFactorSetUp secondFactor={secondFactor} email={own.email} />
      {isTurningOff && (
        <TurnOffDialog
          isDemanded={isSecondFactorDemanded}
          secondFactor={secondFactor}
          onDone={() => toasting.say('The second factor is off.')}
          onClose={() => setTurningOff(false)}
        />
      )}
    </Section>
  );
}

interface TurnOffDialogProps {
  secondFactor: SecondFactor;
  /** By the organisation: then nothing opens until there is another. */
  isDemanded: boolean;
  onDone(): void;
  onClose(): void;
}

function TurnOffDialog({ secondFactor, isDemanded, onDone, onClose }: TurnOffDialogProps) {
  const [password, setPassword] = useState('');
  const { turningOff } = secondFactor;
  async function submit() {
    await secondFactor.turnOff(password);
    onDone();
  }
  return (
    <FormDialog
      title="Turn off the second factor?"
      action="Turn off"
      mutation={turningOff}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {isDemanded
          ? 'Your organisation demands one: you are signed out, and set up another as you sign in.'
          : 'Your password alone will sign you in.'}{' '}
        The recovery codes that are left are lost.
      </p>
      <TextField
        id="password-to-turn-off"
        title="Password"
        schema={{ format: 'password' }}
        autocomplete="current-password"
        value={password}
        fault={faultAt(turningOff, 'password')}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
