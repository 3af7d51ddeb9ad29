import type { NodemailerError, SMTPSentMessageInfo } from 'nodemailer';
import type { KeptMailTemplates } from '../../../contract/mails/mail-template';
import { isEmailAddress } from '../../../contract/email-address';
import type { Delivery } from '../../domain/outbox/outbox';
import type { Clock } from '../../domain/ports';
import type { Channel, Sent } from '../../domain/outbox/delivery-channel';
import { composeMail } from './compose-mail';
import { answerHeaders } from './answer-headers';
import { headerText } from './mail-header';
import { createSendingTime, longestSending, type SendingTime } from './sending-time';
import { whyUseless, type MailUse } from './why-useless';

export type MailDelivery = Extract<Delivery, { channel: 'mail' }>;

export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  smtpUrl: string;
  /** The sender's address. */
  from: string;
  /** What is encrypted in the outbox, as it goes out. */
  decryptLink(encrypted: string): string;
  /** What the mails of an organisation say. */
  templatesOf(orgId: number): Promise<KeptMailTemplates>;
  /** For how many milliseconds a mail about a chat waits, since anybody can bring about more of them. */
  paceOf(mail: MailDelivery): Promise<number>;
  isWaiting: MailUse['isWaiting'];
}

/** Mails that visitors bring about, and agents to any address that a visitor wrote. */
const aboutChats: readonly Delivery['kind'][] = ['offlineMessage', 'transcript', 'answer'];

const longestResponse = 2048;

export function createMailChannel(
  { smtpUrl, from, decryptLink, templatesOf, paceOf, isWaiting }: MailConfig,
  clock: Clock,
): Channel {
  const library = import('nodemailer');
  const domain = from.slice(from.lastIndexOf('@') + 1);

  async function connectFor(time: SendingTime) {
    const smtp = (await library).createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // The whole has a limit of its own, beside which none for silence is needed.
      socketTimeout: 2 * longestSending,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return smtp.use('stream', ({ message }, next) => {
      message?.transform(() => time.watch());
      next();
    });
  }

  async function send(delivery: MailDelivery): Promise<Sent> {
    const { to, replyTo } = delivery.payload;
    const at = clock.now();
    const begun = clock.elapsed();
    function tried() {
      return { at, durationMs: Math.round(clock.elapsed() - begun), target: to };
    }
    if (!isEmailAddress(to))
      return {
        outcome: 'refused',
        attempt: { ...tried(), isDelivered: false, error: `"${headerText(to)}" is not a mail address.` },
      };
    const reason = await whyUseless(delivery, { now: at, isWaiting });
    if (reason !== undefined) return { outcome: 'cancelled', reason };
    const wait = aboutChats.includes(delivery.kind) ? await paceOf(delivery) : 0;
    if (wait > 0)
      return {
        outcome: 'failed',
        attempt: {
          ...tried(),
          isDelivered: false,
          error: 'Too many mails were sent to this address within an hour.',
        },
        retryAfter: wait,
      };
    const templates = await templatesOf(delivery.orgId);
    const time = createSendingTime();
    try {
      const smtp = await connectFor(time);
      const { response }: SMTPSentMessageInfo = await smtp.sendMail({
        signal: time.signal,
        ...composeMail(delivery, { decryptLink, templates }),
        from: { name: headerText(senderOf(delivery)), address: from },
        to: { name: '', address: to },
        ...(replyTo && mayReplyTo(replyTo, to) ? { replyTo: { name: '', address: replyTo } } : {}),
        date: new Date(delivery.createdAt),
        // The same with every try, so that a mail taken twice can be known as one.
        ...(delivery.kind === 'answer'
          ? answerHeaders(delivery.payload)
          : { messageId: `<${delivery.id}@${domain}>`, headers: { 'Auto-Submitted': 'auto-generated' } }),
      });
      const status = Number(response.slice(0, 3));
      return {
        outcome: 'delivered',
        attempt: { ...tried(), isDelivered: true, status, response: response.slice(0, longestResponse) },
      };
    } catch (error) {
      const { responseCode: status, response, code, command, message } = error as NodemailerError;
      const attempt = {
        ...tried(),
        isDelivered: false,
        error: time.signal.aborted ? 'The mail server did not answer in time.' : message + hintOf(code, to),
        ...(status === undefined ? {} : { status }),
        ...(response ? { response: response.slice(0, longestResponse) } : {}),
      };
      return { outcome: isRefusal(code, command, status) ? 'refused' : 'failed', attempt };
    } finally {
      time.end();
    }
  }

  return {
    name: 'mail',
    leaseMs: longestSending + 30_000,
    perEndpoint: 8,
    isShared: true,
    send(delivery) {
      if (delivery.channel !== 'mail') throw new Error(`Delivery ${delivery.id} is no mail.`);
      return send(delivery);
    },
  };
}

/** Letters of other scripts before the @ need a server that takes them (SMTPUTF8), which is asked for the recipient's alone. */
function hasPlainName(address: string): boolean {
  return !/[^\x20-\x7e].*@/su.test(address);
}

/** As a header of a mail that is sent without SMTPUTF8 such an address would have the whole mail refused. */
function mayReplyTo(address: string, to: string): boolean {
  return isEmailAddress(address) && (hasPlainName(address) || !hasPlainName(to));
}

function hintOf(code: string | undefined, to: string): string {
  if (code !== 'EENVELOPE' || hasPlainName(to)) return '';
  return ' (The address has letters before the @ that mail servers take with SMTPUTF8 alone.)';
}

/** A person's answer comes from that person. */
function senderOf({ kind, payload }: MailDelivery): string {
  return kind === 'answer' && payload.agent ? `${payload.agent} (${payload.widgetName})` : payload.widgetName;
}

/**
 * The server will never take this mail. A 5xx to the greeting, the password or the sender is a fault of the set-up instead,
 * which the operator can fix while the mail waits.
 */
function isRefusal(code: string | undefined, command: string | undefined, status = 0): boolean {
  return status >= 500 && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
