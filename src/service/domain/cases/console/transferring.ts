import { formatSystemEntry } from '../../../../contract/chat/system-entry';
import type { NewTransfer, TransferTargets } from '../../../../operations/console/transfers';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import type { Clock } from '../../ports';
import { isIdentifier } from '../../widgets/directory';
import type { StaffMember } from '../../widgets/widgets';
import { caseTexts } from '../case-texts';
import type { ChatCase } from '../cases';
import type { CaseEvents } from '../events/case-events';
import { announceHandOver } from '../hand-over';
import type { CaseStore } from '../tables';
import type { ChatOwners } from './chat-owners';
import { lockAnswered } from './lock-answered';
import { findNamedTarget, nameOfTarget } from './named-target';
import { writeNote } from './note-taking';

export interface TransferringPorts {
  store: CaseStore;
  clock: Clock;
  owners: Pick<ChatOwners, 'assertFree'>;
  events: Pick<CaseEvents, 'bots'>;
}

/** Agents transfer a chat to a colleague, a team or a widget's people, by the call by which bots do. */
export function createTransferring({ store, clock, owners, events }: TransferringPorts) {
  /** Everybody a chat may go to, read once however many widgets there are. */
  async function readAll({ orgId, widgetId }: ChatCase) {
    const [all, teams] = await Promise.all([
      store.widgets.ofOrganisation(orgId),
      store.widgets.teams(widgetId),
    ]);
    const byId = new Map(all.map((widget) => [widget.id, widget]));
    const staff = await store.widgets.staffOf([...byId.keys()]);
    return {
      all,
      getListed: async (id: string) => byId.get(id),
      staff: async (id: string) => staff.get(id) ?? [],
      teams: async () => teams,
    };
  }

  return {
    /** Whom an agent can transfer a chat to, those who are online first. */
    async targets(agent: Agent, chat: ChatCase): Promise<TransferTargets> {
      const widgets = await readAll(chat);
      const staff = (await widgets.staff(chat.widgetId)).filter(
        ({ kind, email }) => kind === 'human' && email !== agent.email,
      );
      async function isThere(to: NewTransfer['to']): Promise<boolean> {
        return findNamedTarget({ widgets }, agent, chat, to, clock.now()).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Failure) return false;
            throw error;
          },
        );
      }
      const teams = (await widgets.teams()).map(async ({ id, name }) => ({
        teamId: id,
        name,
        isOnline: await isThere({ kind: 'team', teamId: id }),
      }));
      async function asWidgetTarget({ id, name }: { id: string; name: string }) {
        return { widgetId: id, name, isOnline: await isThere({ kind: 'widget', widgetId: id }) };
      }
      const others = widgets.all.filter(({ id }) => id !== chat.widgetId).map(asWidgetTarget);
      const own = widgets.all.find(({ id }) => id === chat.widgetId);
      return {
        agents: staff.map(asTarget).sort(onlineFirst),
        everyone: await asWidgetTarget({ id: chat.widgetId, name: own?.name ?? '' }),
        teams: (await Promise.all(teams)).sort(onlineFirst),
        widgets: (await Promise.all(others)).sort(onlineFirst),
      };
    },

    /**
     * Hands a chat over, with the note and a line that says where it went, in one transaction. Answers the name of who has it
     * now. Throws `chatTaken` where another agent has it or has just transferred it, `notAvailable` where nobody would answer.
     */
    async transfer(agent: Agent, chat: ChatCase, alias: string, wanted: NewTransfer): Promise<string> {
      const at = clock.now();
      const { messageId } = wanted;
      return store.transaction(async (tables) => {
        const current = await lockAnswered(tables, agent, chat.id);
        await owners.assertFree(tables, agent, current);
        if (current.state === 'closed') throw new Failure('caseClosed');
        if (hasMoved(chat, current, wanted))
          throw new Failure('chatTaken', 'Someone else has just transferred this chat.');
        const { to, name } = await findNamedTarget(tables, agent, current, wanted.to, at);
        if (wanted.note) {
          const author = { email: agent.email, alias: agent.name || alias };
          await writeNote(tables, chat.id, { author, text: wanted.note, messageId, at });
        }
        const text = formatSystemEntry({ token: 'info', text: caseTexts.transferred(alias, name) });
        const line = { caseId: chat.id, kind: 'note' as const, author: '', text, at };
        const said = await tables.entries.append({ ...line, ...(messageId && { messageId }) });
        if (said.outcome === 'repeated') return name;
        const handed = await tables.cases.handOver(chat.id, to, at);
        if (handed) await announceHandOver(tables, handed, at, events);
        return name;
      });
    },

    /** Returns the name of who got a chat by an earlier try of a transfer. `undefined`: it was not carried out. */
    async carriedOut(agent: Agent, caseId: string, wanted: NewTransfer): Promise<string | undefined> {
      const { messageId, to } = wanted;
      if (!messageId || !isIdentifier(caseId)) return undefined;
      const id = caseId.toLowerCase();
      const line = await store.entries.byMessage(id, messageId);
      const chat = line?.kind === 'note' ? await store.cases.get(id) : undefined;
      if (chat?.orgId !== agent.orgId) return undefined;
      return nameOfTarget(store, chat, to);
    },
  };
}

/** Whether it was transferred since the agent looked. */
function hasMoved(seen: ChatCase, current: ChatCase, { waitingSince }: NewTransfer): boolean {
  const { widgetId, state, botId, handedOverAt } = current;
  const waits = state === 'waiting' && botId === undefined;
  const isHandedOver = waits && handedOverAt !== undefined && handedOverAt !== waitingSince;
  return widgetId !== seen.widgetId || isHandedOver;
}

function asTarget({ email, alias, isOnline }: StaffMember) {
  return { email, name: alias, isOnline };
}

function onlineFirst(a: { isOnline: boolean; name: string }, b: { isOnline: boolean; name: string }): number {
  return Number(b.isOnline) - Number(a.isOnline) || a.name.localeCompare(b.name);
}
