/** What a mail says, as it was when it was asked for; `service/delivery` turns it into text and HTML. */
interface MailBase {
  /** One address. */
  to: string;
  /** Where the team's answer goes: the visitor. */
  replyTo?: string;
  widgetName: string;
  /** IANA name of the zone that times are shown in. */
  timeZone: string;
}

export interface OfflineMessageMail extends MailBase {
  message: string;
  at: number;
  visitor: { name?: string; email?: string; phone?: string; pageUrl?: string; locale?: string };
}

export interface TranscriptMail extends MailBase {
  lines: TranscriptMailLine[];
}

export interface TranscriptMailLine {
  from: 'visitor' | 'agent';
  /** Alias of the agent, name of the visitor; may be empty. */
  author: string;
  text: string;
  at: number;
}
