import { useModel } from '../../kit/frame/use-model';
import { longestPassword, shortestOwnPassword } from '../../../contract/limits';
import type { OwnAccount } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import type { Toasting } from '../../kit/toasts/toasting';
import { AccountForm } from './AccountForm';
import type { Account } from './account';
import { accountTexts } from './texts';

export interface PasswordFormProps {
  account: Account;
  own: OwnAccount;
  toasting: Toasting;
}

const schema = { format: 'password' } as const;
const first = { currentPassword: '', password: '' };

export function PasswordForm({ account, own, toasting }: PasswordFormProps) {
  const texts = accountTexts();
  const form = useModel(
    () =>
      new FormModel({
        first,
        required: () => ['currentPassword', 'password'],
        async send({ currentPassword, password }) {
          await account.changePassword(currentPassword, password);
          toasting.say(texts.passwordChanged);
        },
      }),
  );
  return (
    <AccountForm form={form} action={texts.changePassword} onSent={() => form.change(first)}>
      <input type="hidden" name="username" autocomplete="username" value={own.email} />
      <TextField
        title={texts.currentPassword}
        schema={schema}
        autocomplete="current-password"
        {...fieldAt(form, 'currentPassword')}
      />
      <TextField
        title={texts.newPassword}
        description={texts.passwordRule(shortestOwnPassword, longestPassword)}
        schema={schema}
        autocomplete="new-password"
        {...fieldAt(form, 'password')}
      />
    </AccountForm>
  );
}
