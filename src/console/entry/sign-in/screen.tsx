import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { OnDemand } from '../../kit/frame/OnDemand';
import type { ScreenProps } from '../../app/screen';
import { AwaitedCode } from './AwaitedCode';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPassword } from './NewPassword';
import { OpenIdModel } from './open-id';
import { PasswordResetModel } from './password-reset';
import { DemandedSecondFactorModel } from './demanded-second-factor';
import { SignIn } from './SignIn';
import './sign-in.css';

export function Screen({ model, client, browser, path }: ScreenProps) {
  const { session } = model;
  const reset = useModel(() => new PasswordResetModel(client, path));
  const openId = useModel(() => new OpenIdModel(client, path, browser.address, session));
  const setUp = useModel(() => new DemandedSecondFactorModel(client, session));
  useEffect(() => void openId.load(), [openId]);
  if (setUp.step.value.kind !== 'none')
    return (
      <OnDemand
        title="Set up your second factor"
        load={async () => (await import('./DemandedSetUp')).DemandedSetUp}
        props={{ setUp }}
        onClose={setUp.cancel}
      />
    );
  if (openId.isCodeAwaited.value) return <AwaitedCode openId={openId} attempt={session.attempt.value} />;
  switch (reset.page.value) {
    case 'forgotten':
      return <ForgottenPassword reset={reset} />;
    case 'newPassword':
      return <NewPassword reset={reset} />;
    default: {
      const wayToOpenId = client.fileUrl('GET /session/open-id');
      return (
        <SignIn
          session={session}
          hasExpired={session.hasExpired.value}
          openId={openId}
          setUp={setUp}
          wayToOpenId={wayToOpenId}
        />
      );
    }
  }
}
