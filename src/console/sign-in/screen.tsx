import { useState } from 'preact/hooks';
import type { ScreenProps } from '../screen';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPassword } from './NewPassword';
import { PasswordResetModel } from './password-reset';
import { SignIn } from './SignIn';
import './sign-in.css';

export function Screen({ model, client, browser }: ScreenProps) {
  const [reset] = useState(() => new PasswordResetModel(client, browser.address));
  switch (reset.page.value) {
    case 'forgotten':
      return <ForgottenPassword reset={reset} />;
    case 'newPassword':
      return <NewPassword reset={reset} />;
    default:
      return <SignIn session={model.session} hasExpired={model.session.hasExpired.value} />;
  }
}
