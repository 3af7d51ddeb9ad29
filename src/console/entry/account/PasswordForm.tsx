import { useModel } from '../../kit/frame/use-model';
import { longestPassword, shortestOwnPassword } from '../../../contract/limits';
import type { OwnAccount } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import type { Toasting } from '../../kit/page/toasting';
import type { Account } from './account';

export interface PasswordFormProps {
  account: Account;
  own: OwnAccount;
  toasting: Toasting;
}

const schema = { format: 'password' } as const;
const rule = `${shortestOwnPassword} to ${longestPassword} characters; not your name, and not easy to guess.`;
const first = { currentPassword: '', password: '' };

export function PasswordForm({ account, own, toasting }: PasswordFormProps) {
  const form = useModel(
    () =>
      new FormModel({
        first,
        required: () => ['currentPassword', 'password'],
        async send({ currentPassword, password }) {
          await account.changePassword(currentPassword, password);
          toasting.say('Password changed. You are signed out everywhere else.');
        },
      }),
  );
  return (
    <FormView
      class="fields"
      form={form}
      buttons={
        <div>
          <SubmitButton form={form}>Change password</SubmitButton>
        </div>
      }
      onSent={() => form.change(first)}
    >
      <input type="hidden" name="username" autocomplete="username" value={own.email} />
      <TextField
        title="Current password"
        schema={schema}
        autocomplete="current-password"
        {...fieldAt(form, 'currentPassword')}
      />
      <TextField
        title="New password"
        description={rule}
        schema={schema}
        autocomplete="new-password"
        {...fieldAt(form, 'password')}
      />
    </FormView>
  );
}
