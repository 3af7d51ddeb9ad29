import { longestInvitation } from '../../../contract/chat/visitors-now';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Leaving } from '../../kit/frame/leaving';
import { useModel } from '../../kit/frame/use-model';
import { visitorsNowTexts } from './texts';

export interface InviteDialogProps {
  name: string;
  /** To begin with. */
  message: string;
  leaving: Leaving;
  onInvite(message: string): Promise<void>;
  onClose(): void;
}

export function InviteDialog({ name, message, leaving, onInvite, onClose }: InviteDialogProps) {
  const texts = visitorsNowTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { message },
        required: () => ['message'],
        send: (value) => onInvite(value.message),
      }),
  );
  return (
    <FormDialog
      title={texts.inviteNamed(name)}
      action={texts.send}
      form={form}
      leaving={leaving}
      onClose={onClose}
    >
      <TextField
        title={texts.message}
        description={texts.messageHint}
        schema={{ format: 'longText', maxLength: longestInvitation }}
        {...fieldAt(form, 'message')}
      />
    </FormDialog>
  );
}
