import { useModel } from '../frame/use-model';
import { longestName } from '../../../contract/limits';
import { fieldAt } from '../data/field-source';
import { FormModel } from '../data/form';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';
import { formTexts } from './texts';

export interface NameDialogProps {
  title: string;
  /** What the button says: “Create team”. */
  action: string;
  /** Who sees the name. */
  description: string;
  /** The name until now, if it has one. */
  name?: string;
  onNamed(name: string): Promise<void>;
  onClose(): void;
}

/** Asks what something is called. */
export function NameDialog({ title, action, description, name = '', onNamed, onClose }: NameDialogProps) {
  const form = useModel(
    () =>
      new FormModel({ first: { name }, required: () => ['name'], send: (wanted) => onNamed(wanted.name) }),
  );
  return (
    <FormDialog title={title} action={action} form={form} onClose={onClose}>
      <TextField
        title={formTexts().name}
        description={description}
        schema={{ maxLength: longestName }}
        {...fieldAt(form, 'name')}
      />
    </FormDialog>
  );
}
