import type { OwnAccount } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { PictureField } from '../../kit/fields/PictureField';
import { FormView, SubmitButton } from '../../kit/forms/FormView';
import { useModel } from '../../kit/frame/use-model';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Account } from './account';
import { accountTexts } from './texts';

export interface PhotoFormProps {
  account: Account;
  own: OwnAccount;
  toasting: Toasting;
}

/** The photo that visitors see beside the agent's answers. */
export function PhotoForm({ account, own, toasting }: PhotoFormProps) {
  const texts = accountTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { photoUrl: own.photoUrl ?? '' },
        async send({ photoUrl }) {
          await account.setPhoto(photoUrl);
          toasting.say(texts.photoSaved);
        },
      }),
  );
  return (
    <FormView
      class="fields"
      form={form}
      buttons={
        <div>
          <SubmitButton form={form}>{texts.savePhoto}</SubmitButton>
        </div>
      }
      onSent={() => {}}
    >
      <PictureField title={texts.photo} schema={{ maxLength: 2_000 }} {...fieldAt(form, 'photoUrl')} />
    </FormView>
  );
}
