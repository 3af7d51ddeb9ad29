import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import {
  mailKinds,
  type KeptMailTemplates,
  type MailKind,
  type MailTemplate,
} from '../../../contract/mails/mail-template';
import type { MailTemplateState } from '../../../operations/console/mail';
import { templateFaults } from '../../../contract/mails/template-faults';
import { Failure } from '../failure';
import type { Clock, Secrets } from '../ports';
import { exampleMail } from './example-mails';
import { mailEndpoint, type Outbox } from './outbox';

export interface TemplatesOfOrganisations {
  mailTemplatesOf(orgId: number): Promise<KeptMailTemplates>;
  setMailTemplate(orgId: number, kind: MailKind, template: MailTemplate | undefined): Promise<void>;
}

export interface MailTemplatesPorts {
  organisations: TemplatesOfOrganisations;
  outbox: Pick<Outbox, 'add'>;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  isMailConfigured: boolean;
  /** As links of real mails are stored in the outbox. */
  encryptLink(link: string): string;
}

export type MailTemplates = ReturnType<typeof createMailTemplates>;

/** What the mails of an organisation say. */
export function createMailTemplates(ports: MailTemplatesPorts) {
  const { organisations, outbox, clock, secrets, isMailConfigured, encryptLink } = ports;

  async function read(orgId: number, kind: MailKind): Promise<MailTemplateState> {
    return stateOf(kind, (await organisations.mailTemplatesOf(orgId))[kind]);
  }

  return {
    async list(orgId: number): Promise<MailTemplateState[]> {
      const kept = await organisations.mailTemplatesOf(orgId);
      return mailKinds.map((kind) => stateOf(kind, kept[kind]));
    },

    /** Throws every fault of it. */
    async write(orgId: number, kind: MailKind, { subject, text }: MailTemplate): Promise<MailTemplateState> {
      const template = { subject: subject.trim(), text: text.replace(/\r\n?/g, '\n').trim() };
      const { defaults } = mailDefinitions[kind];
      const faults = templateFaults(mailDefinitions[kind], template);
      const [first] = faults;
      if (first) throw new Failure('invalidParameter', `${first.path}: ${first.message}`, undefined, faults);
      const isDefault = template.subject === defaults.subject && template.text === defaults.text;
      await organisations.setMailTemplate(orgId, kind, isDefault ? undefined : template);
      return read(orgId, kind);
    },

    async reset(orgId: number, kind: MailKind): Promise<MailTemplateState> {
      await organisations.setMailTemplate(orgId, kind, undefined);
      return read(orgId, kind);
    },

    /** With made-up values, to the person who asks and to nobody else. */
    async sendExample(
      { orgId, email, locale }: { orgId: number; email: string; locale?: string },
      kind: MailKind,
    ): Promise<void> {
      if (!isMailConfigured) throw new Failure('notOffered', 'There is no mail server: see SMTP_URL.');
      const at = clock.now();
      await outbox.add({
        ...exampleMail(kind, { to: email, at, encryptLink, ...(locale && { locale }) }),
        id: secrets.uuid(),
        orgId,
        endpointId: mailEndpoint,
        orderKey: email,
        createdAt: at,
      });
    },
  };
}

function stateOf(kind: MailKind, kept: MailTemplate | undefined): MailTemplateState {
  return { kind, ...(kept ?? mailDefinitions[kind].defaults), isDefault: kept === undefined };
}
