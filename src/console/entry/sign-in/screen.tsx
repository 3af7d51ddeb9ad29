import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { OnDemand } from '../../kit/frame/OnDemand';
import type { ScreenProps } from '../../app/screen';
import { assertKept } from './assert-kept';
import { AwaitedCode } from './AwaitedCode';
import { DemandedSecondFactorModel } from './demanded-second-factor';
import { ForgottenPassword } from './ForgottenPassword';
import { NewEmail } from './NewEmail';
import { NewPassword } from './NewPassword';
import { followOtherWindows } from './other-windows';
import { OpenIdModel } from './open-id';
import { SignIn } from './SignIn';
import { signInTexts } from './texts';
import '../../kit/fields/fields.css';
import './sign-in.css';

export function Screen({ model, client, browser, path, leaving }: ScreenProps) {
  const { session } = model;
  const openId = useModel(() => new OpenIdModel(client, path, browser.address, session));
  const setUp = useModel(() => new DemandedSecondFactorModel(client, session));
  useEffect(() => void openId.load(), [openId]);
  function isHeld() {
    return setUp.step.peek().kind === 'codes';
  }
  useEffect(() => followOtherWindows({ client, browser, session, isHeld }), []);
  const hasCodes = setUp.step.value.kind === 'codes';
  // They are shown this once.
  useEffect(() => (hasCodes ? leaving.hold() : undefined), [hasCodes]);
  if (setUp.step.value.kind !== 'none')
    return (
      <OnDemand
        title={signInTexts().setUpSecondFactor}
        load={async () => (await import('./DemandedSetUp')).DemandedSetUp}
        props={{ setUp }}
        onClose={setUp.cancel}
      />
    );
  if (openId.isCodeAwaited.value) return <AwaitedCode openId={openId} />;
  const [page, token = '', tokenOfEmail = ''] = path.value;
  if (page === 'forgotten')
    return <ForgottenPassword onAsk={(email) => client.call('POST /password-resets', { body: { email } })} />;
  if (page === 'reset')
    return (
      <NewPassword
        key={token}
        onChosen={(password) => client.call('PUT /password-resets', { body: { token, password } })}
      />
    );
  if (page === 'account' && token === 'email')
    return (
      <NewEmail
        key={tokenOfEmail}
        onConfirm={() => client.call('PUT /email-changes', { body: { token: tokenOfEmail } })}
      />
    );
  return (
    <SignIn
      session={session}
      assertKept={() => assertKept(client)}
      hasExpired={session.hasExpired.value}
      openId={openId}
      setUp={setUp}
      wayToOpenId={client.fileUrl('GET /session/open-id')}
    />
  );
}
