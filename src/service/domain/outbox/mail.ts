/** What a mail says, as it was when it was asked for; `service/delivery` turns it into text and HTML. */
interface MailBase {
  /** One address. */
  to: string;
  /** Where the team's answer goes: the visitor. */
  replyTo?: string;
  widgetName: string;
  /** IANA name of the zone that times are shown in. */
  timeZone: string;
  /** Language tag of the person who reads it; absent: English. */
  locale?: string;
}

export interface OfflineMessageMail extends MailBase {
  message: string;
  at: number;
  visitor: { name?: string; email?: string; phone?: string; pageUrl?: string; locale?: string };
  /** To the form's own fields. */
  answers?: { name: string; value: string }[];
}

/** An agent's answer to an offline message. */
export interface AnswerMail extends MailBase {
  caseId: string;
  /** Of the answer, in the case. */
  index: number;
  /** As the headers have them, in angle brackets; `references`: the mails before it, the oldest first. */
  messageId: string;
  references?: string[];
  /** What the visitor knows the agent by. */
  agent: string;
  text: string;
  /** What it answers. */
  quoted?: { text: string; at: number };
}

export interface TranscriptMail extends MailBase {
  lines: TranscriptMailLine[];
  /** The chat is longer: these are its last lines. */
  isCut?: boolean;
}

/** To an agent who forgot the password. */
export interface PasswordResetMail extends MailBase {
  /** Opened when the mail is written. */
  sealedLink: string;
  /** How long it is good. */
  minutes: number;
}

/** To somebody who is to choose a password, for the first time or again. */
export interface InvitationMail extends MailBase {
  /** Opened when the mail is written. */
  sealedLink: string;
  /** Name of the administrator. */
  by: string;
  /** How long it is good. */
  days: number;
}

export interface PasswordChangedMail extends MailBase {
  at: number;
}

/** To the new address of an agent, who shows by it that it is theirs. */
export interface EmailChangeMail extends MailBase {
  /** Opened when the mail is written. */
  sealedLink: string;
  /** How long it is good. */
  minutes: number;
}

/** To the former address. */
export interface EmailChangedMail extends MailBase {
  at: number;
  /** The new one. */
  email: string;
}

/** An agent signed in by a browser that was not known. */
export interface NewSignInMail extends MailBase {
  at: number;
  /** Like `Chrome 131, Windows 10`; may be empty. */
  browser: string;
}

/** To agents: nobody has taken a chat. What the visitor wrote is not in it. */
export interface WaitingChatMail extends MailBase {
  /** Once somebody has taken it the mail is not sent. Mails of earlier versions have none. */
  caseId?: string;
  /** When the visitor began to wait. */
  at: number;
  /** To the chat in the console; absent where the service doesn’t know its address. */
  link?: string;
}

export interface TranscriptMailLine {
  from: 'visitor' | 'agent';
  /** Alias of the agent, name of the visitor; may be empty. */
  author: string;
  text: string;
  at: number;
}
