import type { DescribedChange } from '../format/describe-change';

/** What was before and is after. */
export function ChangeList({ changes }: { changes: readonly DescribedChange[] }) {
  return (
    <dl class="changes">
      {changes.map(({ title, before, after }, at) => (
        <div key={at}>
          <dt>{title}</dt>
          <dd dir="auto">
            {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
