import { longestPictureUrl } from '../../../contract/limits';
import type { OwnAccount } from '../../../operations/console/account';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { PictureField } from '../../kit/fields/PictureField';
import { useModel } from '../../kit/frame/use-model';
import type { Toasting } from '../../kit/toasts/toasting';
import { AccountForm } from './AccountForm';
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
    <AccountForm form={form} action={texts.savePhoto}>
      <PictureField
        title={texts.photo}
        schema={{ maxLength: longestPictureUrl }}
        {...fieldAt(form, 'photoUrl')}
      />
    </AccountForm>
  );
}
