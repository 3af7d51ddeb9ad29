import { usePanel } from '../frame/use-panel';
import { useTableTexts } from '../frame/use-table-texts';
import { receiptTable } from '../i18n/receipts/receipt-table';

/** Whether the service has the visitor's last message, and whether an agent has read it. An answer says it better. */
export function Receipt({ messageKey }: { messageKey: string }) {
  const { session } = usePanel();
  const texts = useTableTexts(receiptTable);
  const status = session.status.value;
  if (!texts || status.kind !== 'chat') return null;
  const { transcript, readUpTo } = status.chat;
  const last = transcript.entries.value.filter(({ kind }) => kind === 'message').at(-1);
  if (last?.key !== messageKey) return null;
  const text = readUpTo.value < last.place ? texts.delivered : texts.seen;
  return <span key={text}>{`· ${text}`}</span>;
}
