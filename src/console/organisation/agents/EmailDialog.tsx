import { longestEmail } from '../../../contract/limits';
import type { AgentOverview } from '../../../operations/console/agents';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import { useModel } from '../../kit/frame/use-model';
import { agentTexts } from './texts';

export interface EmailDialogProps {
  agent: AgentOverview;
  onChanged(to: string): Promise<void>;
  onClose(): void;
}

/** Asks for another address of an agent. */
export function EmailDialog({ agent: { email, name }, onChanged, onClose }: EmailDialogProps) {
  const texts = agentTexts();
  const form = useModel(
    () =>
      new FormModel({
        first: { email },
        required: () => ['email'],
        send: (wanted) => onChanged(wanted.email),
      }),
  );
  return (
    <FormDialog title={texts.changeEmailOf(name)} action={texts.changeEmail} form={form} onClose={onClose}>
      <TextField
        title={texts.email}
        description={texts.changeEmailHelp}
        schema={{ format: 'email', maxLength: longestEmail }}
        {...fieldAt(form, 'email')}
      />
    </FormDialog>
  );
}
