import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import {
  mailKinds,
  type MailKind,
  type MailTemplate,
  type MailTexts,
} from '../../../contract/mails/mail-template';
import { firstRevision } from '../../../contract/organisation/first-revision';
import type { MailTemplateState, WrittenMail } from '../../../operations/console/mail';
import { templateFaults } from '../../../contract/mails/template-faults';
import { Failure } from '../failure';
import type { Clock, Secrets } from '../ports';
import { exampleMail } from './example-mails';
import { mailEndpoint, type Outbox } from './outbox';

export interface MailTemplatesPorts {
  organisations: {
    mailTextsOf(orgId: number): Promise<MailTexts>;
    /** `false`: there is another revision by now. */
    setMailTemplate(
      orgId: number,
      kind: MailKind,
      template: MailTemplate | undefined,
      revision?: number,
    ): Promise<boolean>;
  };
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
    return stateOf(kind, await organisations.mailTextsOf(orgId));
  }

  async function set(
    orgId: number,
    kind: MailKind,
    template: MailTemplate | undefined,
    revision: number | undefined,
  ): Promise<MailTemplateState> {
    const isSet = await organisations.setMailTemplate(orgId, kind, template, revision);
    if (!isSet) throw new Failure('changedMeanwhile');
    return read(orgId, kind);
  }

  return {
    async list(orgId: number): Promise<MailTemplateState[]> {
      const texts = await organisations.mailTextsOf(orgId);
      return mailKinds.map((kind) => stateOf(kind, texts));
    },

    /** Throws every fault of it. */
    async write(orgId: number, kind: MailKind, written: WrittenMail): Promise<MailTemplateState> {
      const { subject, text, revision } = written;
      const template = { subject: subject.trim(), text: text.replace(/\r\n?/g, '\n').trim() };
      const { defaults } = mailDefinitions[kind];
      const faults = templateFaults(mailDefinitions[kind], template);
      const [first] = faults;
      if (first) throw new Failure('invalidParameter', `${first.path}: ${first.message}`, undefined, faults);
      const isDefault = template.subject === defaults.subject && template.text === defaults.text;
      return set(orgId, kind, isDefault ? undefined : template, revision);
    },

    reset: (orgId: number, kind: MailKind, revision?: number): Promise<MailTemplateState> =>
      set(orgId, kind, undefined, revision),

    /** With made-up values, to the person who asks and to nobody else. */
    async sendExample(
      { orgId, email, locale }: { orgId: number; email: string; locale?: string },
      kind: MailKind,
    ): Promise<void> {
      if (!isMailConfigured) throw new Failure('notOffered', 'There is no mail server: see SMTP_URL.');
      const at = clock.now();
      const id = secrets.uuid();
      await outbox.add({
        ...exampleMail(kind, { to: email, at, encryptLink, ...(locale && { locale }) }),
        id,
        orgId,
        endpointId: mailEndpoint,
        orderKey: id,
        createdAt: at,
      });
    },
  };
}

function stateOf(kind: MailKind, { templates, revisions }: MailTexts): MailTemplateState {
  const kept = templates[kind];
  return {
    kind,
    ...(kept ?? mailDefinitions[kind].defaults),
    isDefault: kept === undefined,
    revision: revisions[kind] ?? firstRevision,
  };
}
