import { useModel } from '../../kit/frame/use-model';
import { longestEmail, longestName } from '../../../contract/limits';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Toasting } from '../../kit/page/toasting';
import type { Agents } from './agents';
import { roles } from './roles';
import { teamsIn, titlesOf, type Teams } from './teams';

export interface InviteDialogProps {
  agents: Agents;
  teams: Teams;
  isMailConfigured: boolean;
  toasting: Toasting;
  onClose(): void;
}

const first = { email: '', name: '', role: 'agent', teams: [] as readonly string[] };

export function InviteDialog({ agents, teams, isMailConfigured, toasting, onClose }: InviteDialogProps) {
  const all = teamsIn(teams);
  const form = useModel(
    () =>
      new FormModel({
        first,
        required: () => ['email', 'name'],
        async send({ role, teams: joined, ...agent }) {
          await agents.invite({ ...agent, isAdministrator: role === 'administrator', teams: [...joined] });
          if (joined.length > 0) await teams.list.load();
          if (isMailConfigured) toasting.say(`${agent.name} has been invited by e-mail.`);
        },
      }),
  );
  return (
    <FormDialog
      title="Invite agent"
      action={isMailConfigured ? 'Send invitation' : 'Create link'}
      form={form}
      onClose={onClose}
    >
      <TextField
        title="E-mail"
        schema={{ format: 'email', maxLength: longestEmail }}
        {...fieldAt(form, 'email')}
      />
      <TextField title="Name" schema={{ maxLength: longestName }} {...fieldAt(form, 'name')} />
      <SelectField
        title="Role"
        description={roles[form.value.value.role]?.may}
        options={Object.keys(roles)}
        schema={{ enumTitles: { agent: 'Agent', administrator: 'Administrator' } }}
        {...fieldAt(form, 'role')}
      />
      {all.length > 0 && (
        <ChoicesField
          title="Teams"
          description="They answer the widgets of their teams."
          options={all.map(({ id }) => id)}
          titles={titlesOf(all)}
          {...fieldAt(form, 'teams')}
        />
      )}
    </FormDialog>
  );
}
