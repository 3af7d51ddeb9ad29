import { useModel } from '../../kit/frame/use-model';
import { useState } from 'preact/hooks';
import { shortestOwnPassword } from '../../../contract/limits';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { EntryForm, WayToSignIn } from './EntryForm';
import { goodOnce } from './good-once';
import { signInTexts } from './texts';

/** Where the mailed link leads. */
export function NewPassword({ onChosen }: { onChosen(password: string): Promise<void> }) {
  const texts = signInTexts();
  const [isSet, setSet] = useState(false);
  const form = useModel(
    () =>
      new FormModel({
        first: { password: '' },
        required: () => ['password'],
        send: goodOnce(({ password }) => onChosen(password)),
      }),
  );
  return (
    <EntryForm
      form={form}
      action={texts.setPassword}
      ways={<WayToSignIn isNext={isSet} />}
      isDone={isSet}
      onSent={() => setSet(true)}
    >
      <h1>{texts.chooseNew}</h1>
      {!isSet && (
        <TextField
          title={texts.newPassword}
          description={texts.atLeast(shortestOwnPassword)}
          schema={{ format: 'password' }}
          autocomplete="new-password"
          {...fieldAt(form, 'password')}
        />
      )}
      <p class="quiet" role="status">
        {isSet && texts.changed}
      </p>
    </EntryForm>
  );
}
