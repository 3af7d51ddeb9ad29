import { useState } from 'preact/hooks';
import { DayFields } from '../../kit/fields/PeriodField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import type { Audit, AuditFilter } from './audit';
import { auditTexts } from './texts';

const longest = 300;

export function AuditFilters({ audit }: { audit: Audit }) {
  const texts = auditTexts();
  const { actors, subjects } = texts;
  const { start, end, actorKind, actor, subject, subjectId } = audit.filter.value;
  const [typed, setTyped] = useState({ actor, subjectId });
  function submit(event: Event) {
    event.preventDefault();
    audit.change(typed);
  }
  return (
    <form class="filters" role="search" aria-label={texts.title} onSubmit={submit}>
      <DayFields id="audit" value={{ start, end }} onChange={audit.change} />
      <SelectField
        title={texts.by}
        options={['', ...Object.keys(actors)]}
        schema={{ enumTitles: { '': texts.anyone, ...actors } }}
        value={actorKind}
        onChange={(next) => audit.change({ actorKind: next as AuditFilter['actorKind'] })}
      />
      <SelectField
        title={texts.itemType}
        options={['', ...Object.keys(subjects)]}
        schema={{ enumTitles: { '': texts.allTypes, ...subjects } }}
        value={subject}
        onChange={(next) => audit.change({ subject: next as AuditFilter['subject'] })}
      />
      <TextField
        title={texts.actorName}
        schema={{ maxLength: longest }}
        value={typed.actor}
        onChange={(next) => setTyped({ ...typed, actor: next })}
      />
      <TextField
        title={texts.subjectId}
        schema={{ maxLength: longest }}
        value={typed.subjectId}
        onChange={(next) => setTyped({ ...typed, subjectId: next })}
      />
      <button type="submit" class="button">
        {texts.search}
      </button>
    </form>
  );
}
