import { useState } from 'preact/hooks';
import type { OwnAccount } from '../../../operations/console/account';
import { Badge } from '../../kit/page/Badge';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { SecondFactor } from './second-factor';
import { PasswordDialog, SecondFactorSetUp } from './SecondFactorSetUp';
import { accountTexts } from './texts';

export interface SecondFactorSectionProps {
  secondFactor: SecondFactor;
  own: OwnAccount;
  toasting: Toasting;
}

export function SecondFactorSection({ secondFactor, own, toasting }: SecondFactorSectionProps) {
  const texts = accountTexts();
  const [isTurningOff, setTurningOff] = useState(false);
  const { hasSecondFactor, isSecondFactorDemanded, recoveryCodesLeft } = own;
  return (
    <Section title={texts.secondFactor} lead={texts.secondFactorLead}>
      {hasSecondFactor ? (
        <>
          <p>
            <Badge tone="good">{texts.on}</Badge>{' '}
            {[
              isSecondFactorDemanded && texts.isDemanded,
              texts.codesLeft(recoveryCodesLeft),
              recoveryCodesLeft < 3 && texts.renewCodes,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div>
            <button type="button" class="button" onClick={() => setTurningOff(true)}>
              {texts.turnOff}
            </button>
          </div>
        </>
      ) : (
        <div>
          <button type="button" class="button" onClick={secondFactor.open}>
            {texts.turnOn}
          </button>
        </div>
      )}
      <SecondFactorSetUp secondFactor={secondFactor} email={own.email} />
      {isTurningOff && (
        <PasswordDialog
          title={texts.reallyTurnOff}
          action={texts.turnOff}
          onSubmit={async (password) => {
            await secondFactor.turnOff(password);
            toasting.say(texts.turnedOff);
          }}
          onClose={() => setTurningOff(false)}
        >
          <p>{isSecondFactorDemanded ? texts.setUpAgain : texts.passwordOnly}</p>
        </PasswordDialog>
      )}
    </Section>
  );
}
