import { useModel } from '../../kit/frame/use-model';
import { longestEmail, longestName } from '../../../contract/limits';
import { fieldAt } from '../../kit/data/field-source';
import { FormModel } from '../../kit/data/form';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Agents } from './agents';
import { teamsIn, titlesOf, type Teams } from './teams';
import { agentTexts } from './texts';

export interface InviteDialogProps {
  agents: Agents;
  teams: Teams;
  isMailConfigured: boolean;
  toasting: Toasting;
  onClose(): void;
}

const first = { email: '', name: '', role: 'agent', teams: [] as readonly string[] };

export function InviteDialog({ agents, teams, isMailConfigured, toasting, onClose }: InviteDialogProps) {
  const texts = agentTexts();
  const { roles } = texts;
  const all = teamsIn(teams);
  const form = useModel(
    () =>
      new FormModel({
        first,
        required: () => ['email', 'name'],
        async send({ role, teams: joined, ...agent }) {
          await agents.invite({ ...agent, isAdministrator: role === 'administrator', teams: [...joined] });
          if (joined.length > 0) await teams.list.load();
          if (isMailConfigured) toasting.say(texts.invited(agent.name));
        },
      }),
  );
  return (
    <FormDialog
      title={texts.invite}
      action={isMailConfigured ? texts.sendInvitation : texts.createLink}
      form={form}
      onClose={onClose}
    >
      <TextField
        title={texts.email}
        schema={{ format: 'email', maxLength: longestEmail }}
        {...fieldAt(form, 'email')}
      />
      <TextField title={texts.name} schema={{ maxLength: longestName }} {...fieldAt(form, 'name')} />
      <SelectField
        title={texts.role}
        description={roles[form.value.value.role === 'administrator' ? 'administrator' : 'agent'].may}
        options={Object.keys(roles)}
        schema={{ enumTitles: { agent: roles.agent.title, administrator: roles.administrator.title } }}
        {...fieldAt(form, 'role')}
      />
      {all.length > 0 && (
        <ChoicesField
          title={texts.teams}
          description={texts.teamsHelp}
          options={all.map(({ id }) => id)}
          titles={titlesOf(all)}
          {...fieldAt(form, 'teams')}
        />
      )}
    </FormDialog>
  );
}
