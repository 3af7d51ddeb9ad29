import { useModel } from '../../kit/frame/use-model';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { CodeField } from './CodeField';
import { EntryForm } from './EntryForm';
import type { OpenId } from './open-id';

/** Where the OpenID provider sends agents back who have a second factor. */
export function AwaitedCode({ openId }: { openId: OpenId }) {
  const form = useModel(
    () =>
      new FormModel({
        first: { code: '' },
        required: () => ['code'],
        send: ({ code }) => openId.giveCode(code),
      }),
  );
  return (
    <EntryForm form={form} action="Sign in" ways={<a href="#/">Back to sign in</a>}>
      <h1>Enter your code</h1>
      <CodeField {...fieldAt(form, 'code')} />
    </EntryForm>
  );
}
