import { useModel } from '../../kit/frame/use-model';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { CodeField } from './CodeField';
import { EntryForm } from './EntryForm';
import type { OpenId } from './open-id';
import { signInTexts } from './texts';

/** Where the OpenID provider sends agents back who have a second factor. */
export function AwaitedCode({ openId }: { openId: OpenId }) {
  const texts = signInTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { code: '' },
        required: () => ['code'],
        send: ({ code }) => openId.giveCode(code),
      }),
  );
  return (
    <EntryForm form={form} action={texts.signIn} ways={<a href="#/">{texts.back}</a>}>
      <h1>{texts.enterCode}</h1>
      <CodeField {...fieldAt(form, 'code')} />
    </EntryForm>
  );
}
