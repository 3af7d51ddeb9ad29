import type { ScreenProps } from '../screen';
import { SignIn } from './SignIn';
import './sign-in.css';

export function Screen({ model }: ScreenProps) {
  const state = model.session.state.value;
  return <SignIn session={model.session} hasExpired={state.kind === 'signedOut' && state.hasExpired} />;
}
