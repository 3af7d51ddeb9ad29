import type {
  KeptMailTemplates,
  MailKind,
  MailTemplate,
  MailTexts,
} from '../../../contract/mails/mail-template';
import type { PrivacySettings, PrivacyState } from '../../../operations/console/privacy';
import type { SecuritySettings } from '../../../operations/console/security';

export interface Organisation {
  /** Long, as the interface's `org`. */
  id: number;
  name: string;
}

export interface Organisations {
  /** What it keeps; of one that is not there, everything for ever. */
  privacyOf(id: number): Promise<PrivacyState>;
  /** Writes every member. `false`: there is another revision by now, and nothing is written. */
  setPrivacy(id: number, settings: PrivacySettings, revision?: number): Promise<boolean>;
  securityOf(id: number): Promise<SecuritySettings>;
  setSecurity(id: number, settings: SecuritySettings): Promise<void>;
  /** Those that somebody has written. */
  mailTemplatesOf(id: number): Promise<KeptMailTemplates>;
  /** The same, with how often each was changed. */
  mailTextsOf(id: number): Promise<MailTexts>;
  /** `undefined`: as it was before anybody wrote one. `false`: there is another revision by now, and nothing is written. */
  setMailTemplate(
    id: number,
    kind: MailKind,
    template: MailTemplate | undefined,
    revision?: number,
  ): Promise<boolean>;
  add(organisation: Organisation): Promise<void>;
  /** Answers the new one's id. */
  create(name: string): Promise<number>;
  list(): Promise<Organisation[]>;
  /** With all it has: keys, agents, widgets, chats and all that belongs to these. */
  remove(id: number): Promise<void>;
  get(id: number): Promise<Organisation | undefined>;
  /** Whether it lives in another database now: nobody signs in to it here, and its keys open nothing. */
  hasMoved(id: number): Promise<boolean>;
}
