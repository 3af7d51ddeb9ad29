import type { SeenBy } from '../../../operations/console/inbox/seen-by';
import type { KeptMailTemplates } from '../../../contract/mails/mail-template';
import type { Agent } from '../agents/agents';
import { createCaseOpening } from '../cases/console/opened-cases';
import type { PageSize } from '../cases/entries';
import type { LiveCases } from '../cases/live-cases';
import type { CaseTables } from '../cases/tables';
import type { ChatPolling } from '../cases/visitor/chat-polling';
import { Failure } from '../failure';
import { asCaseLog } from '../logs/case-log';
import type { Delivery, Message } from '../outbox/outbox';
import type { UserAgents } from '../ports';
import type { FairQueue } from '../shares/fair-queue';

type Mail = Extract<Message, { channel: 'mail' }>;

export interface SeenByPorts {
  store: Pick<CaseTables, 'cases' | 'widgets' | 'entries' | 'notes' | 'outbox'> & {
    organisations: { mailTemplatesOf(orgId: number): Promise<KeptMailTemplates> };
  };
  userAgents: UserAgents;
  live: Pick<LiveCases, 'find'>;
  polling: Pick<ChatPolling, 'read'>;
  searching: FairQueue;
  /** Writes a mail as it goes out. */
  composeMail(mail: Mail, templates: KeptMailTemplates): { subject: string; text: string };
}

export type ReadSeenBy = ReturnType<typeof createSeenBy>;

const mostDeliveries = 50;
const longestMail = 20_000;
const logged: PageSize = { kinds: ['visitor', 'agent'], entries: 200, characters: 100_000 };
/** No entry has this index: the largest integer of the database. */
const afterAll = 2 ** 31 - 1;
/** Mails to agents are none of it. */
const kindsOfMail: readonly Delivery['kind'][] = ['offlineMessage', 'answer', 'transcript'];

/**
 * What others than agents have of a case. Each part is made by what makes it for them, or is what was sent: nothing here chooses
 * what they see.
 */
export function createSeenBy({ store, searching, ...ports }: SeenByPorts) {
  const { userAgents, live, polling, composeMail } = ports;
  const open = createCaseOpening(store);

  /** Throws `notFound` where the agent doesn't answer the case's widget. */
  return async function readSeenBy(agent: Agent, caseId: string, baseUrl: string): Promise<SeenBy> {
    const { chat, widget } = await open(agent, caseId);
    const polled = await live.find(chat.id);
    if (!polled) throw new Failure('notFound');
    return searching.inTurn({ share: String(chat.orgId) }, async () => {
      const { entries: spoken, hasMore } = await store.entries.pageBefore(chat.id, afterAll, logged);
      const from = hasMore ? (spoken[0]?.index ?? 0) : 0;
      const found = await store.outbox.ofCase(chat.orgId, chat.id, {
        channels: ['webhook', 'bot', 'mail'],
        limit: mostDeliveries + 1,
      });
      const deliveries = found.slice(0, mostDeliveries);
      const templates = await store.organisations.mailTemplatesOf(chat.orgId);
      return {
        visitor: await polling.read(polled, { index: from, wantsOwn: true, share: agent.email }),
        events: deliveries.flatMap(asEvent),
        mails: deliveries.flatMap((delivery) => asMail(delivery, templates)),
        log: asCaseLog(chat, spoken, widget, { userAgents, baseUrl }),
        isCut: hasMore || found.length > deliveries.length,
        notes: (await store.notes.ofCase(chat.id)).length,
      };
    });
  };

  function asMail(delivery: Delivery, templates: KeptMailTemplates): SeenBy['mails'] {
    if (delivery.channel !== 'mail' || !kindsOfMail.includes(delivery.kind)) return [];
    const { kind, createdAt: at, state, payload } = delivery;
    const { subject, text } = composeMail(delivery, templates);
    return [{ kind, at, state, to: payload.to, subject, text: text.slice(0, longestMail) }];
  }
}

function asEvent({ channel, kind, createdAt: at, state, payload }: Delivery): SeenBy['events'] {
  return channel === 'webhook' || channel === 'bot' ? [{ channel, kind, at, state, payload }] : [];
}
