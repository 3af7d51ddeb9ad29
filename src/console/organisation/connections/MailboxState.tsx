import type { MailState } from '../../../operations/console/mail';
import { formatMoment } from '../../kit/format/dates';
import { Filled } from '../../kit/texts/Filled';
import { connectionTexts } from './texts';

export interface MailboxStateProps {
  mailbox: MailState['mailbox'];
  now: number;
}

/** Says where visitors' replies arrive, and whether they can be read. */
export function MailboxState({ mailbox, now }: MailboxStateProps) {
  const texts = connectionTexts();
  if (!mailbox)
    return (
      <p>
        <Filled
          text={texts.noMailbox}
          parts={{ mailbox: <code>IMAP_URL</code>, address: <code>REPLY_ADDRESS</code> }}
        />
      </p>
    );
  const { replyAddress, readAt, fault } = mailbox;
  return (
    <>
      <p>
        <Filled text={texts.repliesArrive} parts={{ address: <strong>{replyAddress}</strong> }} />{' '}
        {readAt !== undefined && texts.mailboxRead(formatMoment(readAt, now))}
      </p>
      {fault !== undefined && <p role="alert">{texts.mailboxFault(fault)}</p>}
    </>
  );
}
