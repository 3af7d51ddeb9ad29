import { useState } from 'preact/hooks';
import type { AgentOverview } from '../../../operations/console/agents';
import { TextField } from '../../kit/fields/TextField';
import { agentTexts } from './texts';

export interface MembersFieldProps {
  people: readonly AgentOverview[];
  /** E-mails of those who stand first. */
  first: readonly string[];
  /** E-mails of those who are in. */
  members: readonly string[];
  onSet(email: string, isIn: boolean): void;
}

/** So many are found without looking for them. */
const mostAtASight = 12;

/** Everybody, each with a box. */
export function MembersField({ people, first, members, onSet }: MembersFieldProps) {
  const texts = agentTexts();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const shown = people
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words))
    .sort((a, b) => Number(first.includes(b.email)) - Number(first.includes(a.email)));
  return (
    <div class="agents-members">
      {people.length > mostAtASight && (
        // What is looked for is no part of the form: Enter saves nothing.
        <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
          <TextField title={texts.findAgent} schema={{}} value={sought} onChange={setSought} />
        </div>
      )}
      <p class="quiet" role="status">
        {words === ''
          ? texts.membersOf(members.length, people.length)
          : texts.membersFound(members.length, people.length, shown.length)}
      </p>
      <div class="agents-choices" role="group" aria-label={texts.members}>
        {shown.map(({ email, name }) => (
          <label key={email}>
            <input
              type="checkbox"
              checked={members.includes(email)}
              onChange={({ currentTarget }) => onSet(email, currentTarget.checked)}
            />
            <span class="table-two">
              {name}
              <span class="quiet">{email}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
