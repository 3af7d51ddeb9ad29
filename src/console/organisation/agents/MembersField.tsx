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
  /** What is wrong with a member, by the place among them. */
  faultAt(at: number): string | undefined;
  onSet(email: string, isIn: boolean): void;
}

/** So many are found without looking for them. */
const mostAtASight = 12;

/** Everybody, each with a box. */
export function MembersField({ people, first, members, faultAt, onSet }: MembersFieldProps) {
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
        {shown.map(({ email, name }) => {
          const fault = faultAt(members.indexOf(email));
          return (
            <label key={email}>
              <input
                type="checkbox"
                checked={members.includes(email)}
                aria-invalid={fault !== undefined || undefined}
                onChange={({ currentTarget }) => onSet(email, currentTarget.checked)}
              />
              <span class="table-two">
                {name}
                <span class="quiet">{email}</span>
                {fault !== undefined && <span class="fault">{fault}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
