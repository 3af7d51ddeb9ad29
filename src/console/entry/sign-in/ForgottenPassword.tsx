import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { EntryForm } from './EntryForm';

/** Has a link to a new password mailed. */
export function ForgottenPassword({ onAsk }: { onAsk(email: string): Promise<void> }) {
  const [isSent, setSent] = useState(false);
  const form = useModel(
    () =>
      new FormModel({
        first: { email: '' },
        required: () => ['email'],
        send: ({ email }) => onAsk(email.trim()),
      }),
  );
  return (
    <EntryForm
      form={form}
      action="Send link"
      ways={<a href="#/">Back to sign in</a>}
      onSent={() => setSent(true)}
    >
      <h1>Reset your password</h1>
      <TextField
        title="E-mail"
        description="We mail you a link to choose a new password."
        schema={{ format: 'email' }}
        autocomplete="username"
        {...fieldAt(form, 'email')}
      />
      <p class="quiet" role="status">
        {isSent && 'If an account with this address exists, we have sent it a link.'}
      </p>
    </EntryForm>
  );
}
