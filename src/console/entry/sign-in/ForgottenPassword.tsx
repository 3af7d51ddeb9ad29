import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { EntryForm } from './EntryForm';
import { signInTexts } from './texts';

/** Has a link to a new password mailed. */
export function ForgottenPassword({ onAsk }: { onAsk(email: string): Promise<void> }) {
  const texts = signInTexts();
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
      action={texts.sendLink}
      ways={<a href="#/">{texts.back}</a>}
      onSent={() => setSent(true)}
    >
      <h1>{texts.reset}</h1>
      <TextField
        title={texts.email}
        description={texts.weMail}
        schema={{ format: 'email' }}
        autocomplete="username"
        {...fieldAt(form, 'email')}
      />
      <p class="quiet" role="status">
        {isSent && texts.linkSent}
      </p>
    </EntryForm>
  );
}
