import type { AuditEntry } from '../../../operations/console/audit';
import { ChangeList } from '../../kit/page/ChangeList';
import { describeRecord } from '../../kit/page/describe-change';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { PagedTable } from '../../kit/page/PagedTable';
import type { Audit } from './audit';
import { AuditFilters } from './AuditFilters';
import { describeEntry } from './describe-entry';
import './audit.css';

export function AuditPage({ audit, now }: { audit: Audit; now: number }) {
  const { csv, ndjson } = audit.exports.value;
  return (
    <Page
      title="Audit log"
      lead="Changes made by administrators, keys and the command line. Entries can’t be changed and contain no secrets."
      actions={
        <>
          <a class="button" href={csv} download>
            Export CSV
          </a>
          <a class="button" href={ndjson} download>
            Export NDJSON
          </a>
        </>
      }
    >
      <AuditFilters audit={audit} />
      <PagedTable
        title="Entries"
        list={audit.list}
        keyOf={({ id }) => id}
        empty={<Empty title="No changes match these filters" />}
        columns={[
          { title: 'When', cell: ({ at }) => <Moment at={at} now={now} /> },
          { title: 'What', cell: (entry) => <EntryCell entry={entry} /> },
        ]}
      />
    </Page>
  );
}

function EntryCell({ entry }: { entry: AuditEntry }) {
  const { changes } = entry;
  return (
    <div class="table-two">
      <span dir="auto">{describeEntry(entry)}</span>
      {changes.length > 0 && (
        <details class="audit-changes">
          <summary>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</summary>
          <ChangeList changes={changes.map(describeRecord)} />
        </details>
      )}
    </div>
  );
}
