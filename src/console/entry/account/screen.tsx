import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { Uploading } from '../../kit/fields/PictureField';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { AccountModel } from './account';
import { AccountPage } from './AccountPage';
import { createLanguagePreference } from './language-preference';

/** `#/account`, and what a mailed link to another address opens: `#/account/email/{token}`. */
export function Screen({ client, browser, path, leaving }: ScreenProps) {
  const account = useModel(() => new AccountModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  const hasCodes = account.secondFactor.step.value.kind === 'codes';
  useEffect(() => account.load(), [account]);
  // They are shown this once.
  useEffect(() => (hasCodes ? leaving.hold() : undefined), [hasCodes]);
  return (
    <Uploading.Provider value={{ client, browser, isOwn: true }}>
      <AccountPage
        account={account}
        token={path.value[0] === 'email' ? path.value[1] : undefined}
        onEmailChanged={() => {
          browser.address.goTo('#/');
          browser.reload();
        }}
        language={createLanguagePreference(browser)}
        toasting={toasting}
        now={browser.clock.now()}
      />
    </Uploading.Provider>
  );
}
