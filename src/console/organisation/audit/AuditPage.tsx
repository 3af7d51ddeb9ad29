import type { AuditEntry } from '../../../operations/console/audit';
import { ChangeList } from '../../kit/page/ChangeList';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { PagedTable } from '../../kit/page/PagedTable';
import type { Audit } from './audit';
import { AuditFilters } from './AuditFilters';
import { describeChanges } from './describe-changes';
import { describeEntry, hasOwnId } from './describe-entry';
import { auditTexts } from './texts';
import './audit.css';

export function AuditPage({ audit, now }: { audit: Audit; now: number }) {
  const texts = auditTexts();
  const { csv, ndjson } = audit.exports.value;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <a class="button" href={csv} download>
            {texts.exportCsv}
          </a>
          <a class="button" href={ndjson} download>
            {texts.exportNdjson}
          </a>
        </>
      }
    >
      <AuditFilters audit={audit} />
      <PagedTable
        title={texts.entries}
        list={audit.list}
        keyOf={({ id }) => id}
        empty={<Empty title={texts.none} />}
        columns={[
          { title: texts.when, cell: ({ at }) => <Moment at={at} now={now} /> },
          {
            title: texts.what,
            cell: (entry) => <EntryCell entry={entry} widgets={audit.widgets.names.value} />,
          },
        ]}
      />
    </Page>
  );
}

interface EntryCellProps {
  entry: AuditEntry;
  widgets: ReadonlyMap<string, string>;
}

function EntryCell({ entry, widgets }: EntryCellProps) {
  const texts = auditTexts();
  const { changes, subjectId } = entry;
  const hasId = hasOwnId(entry);
  return (
    <div class="table-two">
      <span dir="auto">{describeEntry(entry)}</span>
      {(changes.length > 0 || hasId) && (
        <details class="audit-changes">
          <summary>{changes.length > 0 ? texts.changes(changes.length) : texts.subjectId}</summary>
          {changes.length > 0 && <ChangeList changes={describeChanges(entry, widgets)} />}
          {hasId && (
            <p class="quiet">
              {changes.length > 0 && `${texts.subjectId}: `}
              <code>{subjectId}</code>
            </p>
          )}
        </details>
      )}
    </div>
  );
}
