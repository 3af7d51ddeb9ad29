import { useState } from 'preact/hooks';
import { FormModel } from '../../kit/data/form';
import { useModel } from '../../kit/frame/use-model';
import { EntryForm, WayToSignIn } from './EntryForm';
import { goodOnce } from './good-once';
import { signInTexts } from './texts';

/** Where the link to another address leads who is not signed in. Opening it changes nothing: mail servers open links too. */
export function NewEmail({ onConfirm }: { onConfirm(): Promise<void> }) {
  const texts = signInTexts();
  const [isConfirmed, setConfirmed] = useState(false);
  const form = useModel(() => new FormModel({ first: {}, send: goodOnce(onConfirm) }));
  return (
    <EntryForm
      form={form}
      action={texts.confirmEmail}
      ways={<WayToSignIn isNext={isConfirmed} />}
      isDone={isConfirmed}
      onSent={() => setConfirmed(true)}
    >
      <h1>{texts.newEmail}</h1>
      <p class="quiet" role="status">
        {isConfirmed ? texts.emailConfirmed : texts.confirmEmailLead}
      </p>
    </EntryForm>
  );
}
