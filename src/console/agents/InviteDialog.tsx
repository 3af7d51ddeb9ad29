import { useState } from 'preact/hooks';
import { longestEmail, longestName } from '../../contract/limits';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { FormDialog } from '../page/FormDialog';
import type { Toasting } from '../page/toasting';
import { faultAt } from '../resource/act';
import type { Agents } from './agents';
import { roles } from './roles';

export interface InviteDialogProps {
  agents: Agents;
  isMailConfigured: boolean;
  toasting: Toasting;
  onClose(): void;
}

export function InviteDialog({ agents, isMailConfigured, toasting, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState('agent');
  async function submit() {
    await agents.invite({ email, name, isAdministrator: role === 'administrator' });
    if (isMailConfigured) toasting.say(`${name} is invited by mail.`);
  }
  return (
    <FormDialog
      title="Invite somebody"
      action={isMailConfigured ? 'Send invitation' : 'Make a link'}
      act={agents.inviting}
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
    </FormDialog>
  );
}
