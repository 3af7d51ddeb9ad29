import { useState } from 'preact/hooks';
import { longestEmail } from '../../../contract/limits';
import type { OwnAccount } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { useModel } from '../../kit/frame/use-model';
import { AccountForm } from './AccountForm';
import type { Account } from './account';
import { accountTexts } from './texts';

export interface EmailFormProps {
  account: Account;
  own: OwnAccount;
  /** The address is changed, and everybody signed out. */
  onChanged(): void;
}

const first = { email: '', password: '' };

export function EmailForm({ account, own, onChanged }: EmailFormProps) {
  const texts = accountTexts();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useModel(
    () =>
      new FormModel({
        first,
        required: () => ['email', 'password'],
        async send({ email, password }) {
          if (await account.changeEmail(email, password)) setMailedTo(email.trim());
          else onChanged();
        },
      }),
  );
  if (own.emailChange === 'administrator' || own.emailChange === 'system') return null;
  return (
    <AccountForm
      form={form}
      action={own.emailChange === 'link' ? texts.mailLink : texts.changeEmail}
      onSent={() => form.change(first)}
    >
      <TextField
        title={texts.newEmail}
        schema={{ format: 'email', maxLength: longestEmail }}
        {...fieldAt(form, 'email')}
      />
      <TextField
        title={texts.yourPassword}
        schema={{ format: 'password' }}
        autocomplete="current-password"
        {...fieldAt(form, 'password')}
      />
      {mailedTo && <p role="status">{texts.linkMailed(mailedTo)}</p>}
    </AccountForm>
  );
}
