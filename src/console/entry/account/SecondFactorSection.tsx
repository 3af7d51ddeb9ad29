import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../operations/console/account';
import { Badge } from '../../kit/page/Badge';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { SecondFactor } from './second-factor';
import { PasswordDialog, SecondFactorSetUp } from './SecondFactorSetUp';

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
      title="Two-factor sign-in"
      lead="Sign in with your password and a code from an app on your phone, so that a stolen password is not enough."
    >
      {hasSecondFactor ? (
        <>
          <p>
            <Badge tone="good">On</Badge> {isSecondFactorDemanded && 'Your organisation requires it. '}
            {recoveryCodesLeft === 1
              ? '1 recovery code is'
              : `${recoveryCodesLeft} recovery codes are`} left.{' '}
            {recoveryCodesLeft < 3 && 'To get new ones, turn it off and on again.'}
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
        <PasswordDialog
          title="Turn off two-factor sign-in?"
          action="Turn off"
          onSubmit={async (password) => {
            await secondFactor.turnOff(password);
            toasting.say('Two-factor sign-in is off.');
          }}
          onClose={() => setTurningOff(false)}
        >
          <p>
            {isSecondFactorDemanded
              ? 'Your organisation requires it: you are signed out, and set it up again when you sign in.'
              : 'You will sign in with your password only.'}{' '}
            Your remaining recovery codes stop working.
          </p>
        </PasswordDialog>
      )}
    </Section>
  );
}
