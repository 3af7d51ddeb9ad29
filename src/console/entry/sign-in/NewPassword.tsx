import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { EntryForm } from './EntryForm';

/** Where the mailed link leads. */
export function NewPassword({ onChosen }: { onChosen(password: string): Promise<void> }) {
  const [isSet, setSet] = useState(false);
  const form = useModel(
    () =>
      new FormModel({
        first: { password: '' },
        required: () => ['password'],
        send: ({ password }) => onChosen(password),
      }),
  );
  return (
    <EntryForm form={form} action="Set password" ways={<a href="#/">Sign in</a>} onSent={() => setSet(true)}>
      <h1>Choose a new password</h1>
      <TextField
        title="New password"
        description={`At least ${shortestOwnPassword} characters.`}
        schema={{ format: 'password' }}
        autocomplete="new-password"
        {...fieldAt(form, 'password')}
      />
      <p class="quiet" role="status">
        {isSet && 'Password changed. You are signed out everywhere.'}
      </p>
    </EntryForm>
  );
}
