import type { AuditChange } from '../../../contract/organisation/audit';
import { describePath, describeValue } from './describe-change';

/** What was before and is after, by the paths of settings or records. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl class="changes">
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>
            <span title={path}>{describePath(path) || 'Everything'}</span>
          </dt>
          <dd dir="auto">
            {before === undefined && after === undefined && 'changed (secret)'}
            {before !== undefined && <del>{describeValue(before)}</del>}{' '}
            {after !== undefined && <ins>{describeValue(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
