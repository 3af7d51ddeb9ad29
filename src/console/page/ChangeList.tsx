import type { AuditChange } from '../../contract/organisation/audit';

/** What was before and is after, by the paths of settings or records. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl class="changes">
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>
            <code>{path || 'all of it'}</code>
          </dt>
          <dd dir="auto">
            {before === undefined && after === undefined && 'changed; it is a secret'}
            {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
