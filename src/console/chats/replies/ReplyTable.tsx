import type { CannedReply } from '../../../operations/console/canned-replies';
import { Table } from '../../kit/page/Table';

export interface ReplyTableProps {
  title: string;
  replies: readonly CannedReply[];
  /** Absent where the agent may only read them. */
  onEdit?(reply: CannedReply): void;
  onRemove?(reply: CannedReply): void;
}

export function ReplyTable({ title, replies, onEdit, onRemove }: ReplyTableProps) {
  const actions = onEdit &&
    onRemove && {
      title: 'Actions',
      isActions: true,
      cell: (reply: CannedReply) => (
        <>
          <button
            type="button"
            class="button"
            aria-label={`Edit /${reply.word}`}
            onClick={() => onEdit(reply)}
          >
            Edit
          </button>
          <button
            type="button"
            class="button button-plain"
            aria-label={`Delete /${reply.word}`}
            onClick={() => onRemove(reply)}
          >
            Delete
          </button>
        </>
      ),
    };
  return (
    <Table
      title={title}
      rows={replies}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Word', cell: ({ word }) => <b class="replies-word">/{word}</b> },
        {
          title: 'Text',
          cell: ({ text }) => (
            <p class="replies-text" dir="auto">
              {text}
            </p>
          ),
        },
        ...(actions ? [actions] : []),
      ]}
    />
  );
}
