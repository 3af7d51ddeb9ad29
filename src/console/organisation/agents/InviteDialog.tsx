import { useState } from 'preact/hooks';
import { longestEmail, longestName } from '../../../contract/limits';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDialog } from '../../kit/page/FormDialog';
import type { Toasting } from '../../kit/page/toasting';
import { faultAt } from '../../kit/data/mutation';
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

export function InviteDialog({ agents, teams, isMailConfigured, toasting, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState('agent');
  const [joined, setJoined] = useState<string[]>([]);
  const all = teamsIn(teams);
  async function submit() {
    await agents.invite({ email, name, isAdministrator: role === 'administrator', teams: joined });
    if (joined.length > 0) await teams.list.load();
    if (isMailConfigured) toasting.say(`${name} is invited by mail.`);
  }
  return (
    <FormDialog
      title="Invite somebody"
      action={isMailConfigured ? 'Send invitation' : 'Make a link'}
      mutation={agents.inviting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id="agent-email"
        title="E-mail"
        schema={{ format: 'email', maxLength: longestEmail }}
        value={email}
        fault={faultAt(agents.inviting, 'email')}
        onChange={setEmail}
      />
      <TextField
        id="agent-name"
        title="Name"
        schema={{ maxLength: longestName }}
        value={name}
        fault={faultAt(agents.inviting, 'name')}
        onChange={setName}
      />
      <SelectField
        id="agent-role"
        title="Role"
        description={roles[role]?.may}
        options={Object.keys(roles)}
        schema={{ enumTitles: { agent: 'Agent', administrator: 'Administrator' } }}
        value={role}
        onChange={setRole}
      />
      {all.length > 0 && (
        <ChoicesField
          id="agent-teams"
          title="Teams"
          description="They answer the widgets that these are on."
          options={all.map(({ id }) => id)}
          titles={titlesOf(all)}
          value={joined}
          onChange={setJoined}
        />
      )}
    </FormDialog>
  );
}
