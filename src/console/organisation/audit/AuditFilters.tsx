import { useState } from 'preact/hooks';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import type { Audit, AuditFilter } from './audit';
import { actors, subjects } from './describe-entry';

const longest = 300;

export function AuditFilters({ audit }: { audit: Audit }) {
  const { start, end, actorKind, actor, subject, subjectId } = audit.filter.value;
  const [typed, setTyped] = useState({ actor, subjectId });
  function submit(event: Event) {
    event.preventDefault();
    audit.change(typed);
  }
  return (
    <form class="filters" role="search" aria-label="Audit log" onSubmit={submit}>
      {(
        [
          ['start', 'From', start],
          ['end', 'To', end],
        ] as const
      ).map(([name, title, value]) => (
        <div key={name} class="field">
          <label for={`audit-${name}`}>{title}</label>
          <input
            id={`audit-${name}`}
            type="date"
            value={value}
            onChange={({ currentTarget }) => audit.change({ [name]: currentTarget.value })}
          />
        </div>
      ))}
      <SelectField
        title="By"
        options={['', ...Object.keys(actors)]}
        schema={{ enumTitles: { '': 'Anyone', ...actors } }}
        value={actorKind}
        onChange={(next) => audit.change({ actorKind: next as AuditFilter['actorKind'] })}
      />
      <SelectField
        title="About"
        options={['', ...Object.keys(subjects)]}
        schema={{ enumTitles: { '': 'Anything', ...subjects } }}
        value={subject}
        onChange={(next) => audit.change({ subject: next as AuditFilter['subject'] })}
      />
      <TextField
        title="Actor’s name"
        schema={{ maxLength: longest }}
        value={typed.actor}
        onChange={(next) => setTyped({ ...typed, actor: next })}
      />
      <TextField
        title="ID of the changed item"
        schema={{ maxLength: longest }}
        value={typed.subjectId}
        onChange={(next) => setTyped({ ...typed, subjectId: next })}
      />
      <button type="submit" class="button">
        Search
      </button>
    </form>
  );
}
