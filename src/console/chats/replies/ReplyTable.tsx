import type { CannedReply } from '../../../operations/console/canned-replies';
import { Table } from '../../kit/page/Table';
import { replyTexts } from './texts';

export interface ReplyTableProps {
  title: string;
  replies: readonly CannedReply[];
  /** Absent where the agent may only read them. */
  onEdit?(reply: CannedReply): void;
  onRemove?(reply: CannedReply): void;
}

export function ReplyTable({ title, replies, onEdit, onRemove }: ReplyTableProps) {
  const texts = replyTexts();
  const actions = onEdit &&
    onRemove && {
      title: texts.actions,
      isActions: true,
      cell: (reply: CannedReply) => (
        <>
          <button
            type="button"
            class="button"
            aria-label={texts.editReply(reply.word)}
            onClick={() => onEdit(reply)}
          >
            {texts.edit}
          </button>
          <button
            type="button"
            class="button button-plain"
            aria-label={texts.deleteNamed(reply.word)}
            onClick={() => onRemove(reply)}
          >
            {texts.delete}
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
        { title: texts.word, cell: ({ word }) => <b class="replies-word">/{word}</b> },
        {
          title: texts.text,
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
