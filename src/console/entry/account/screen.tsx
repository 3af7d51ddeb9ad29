import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { AccountModel } from './account';
import { AccountPage } from './AccountPage';
import { createLanguagePreference } from './language-preference';

export function Screen({ client, browser }: ScreenProps) {
  const account = useModel(() => new AccountModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => account.load(), [account]);
  return (
    <AccountPage
      account={account}
      language={createLanguagePreference(browser)}
      toasting={toasting}
      now={browser.clock.now()}
    />
  );
}
