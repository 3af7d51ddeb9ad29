import { useTableTexts } from '../frame/use-table-texts';
import { usePanel } from '../frame/use-panel';
import { receiptTable } from '../i18n/receipts/receipt-table';
import css from './receipt.css?inline';

/** Whether the service has the visitor's last message, and whether an agent has read it. An answer says it better. */
export function Receipt({ messageKey }: { messageKey: string }) {
  const { session, addStyles } = usePanel();
  const texts = useTableTexts(receiptTable);
  addStyles(css);
  const status = session.status.value;
  if (status.kind !== 'chat') return null;
  const { transcript, unreadFrom } = status.chat;
  const last = transcript.entries.value.filter(({ kind }) => kind === 'message').at(-1);
  if (last?.key !== messageKey) return null;
  return <span class="receipt">{unreadFrom.value > last.place ? texts.seen : texts.delivered}</span>;
}
