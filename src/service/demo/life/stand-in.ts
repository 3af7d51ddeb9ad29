import type { Context } from '../../context';
import type { Agent } from '../../domain/agents/agents';
import { handToPeople } from '../../domain/cases/hand-over';
import type { ChatCase } from '../../domain/cases/cases';
import { openCasesOf } from '../../domain/cases/open-cases';
import type { Job } from '../../workers';
import { demo } from '../demo-organisation';
import { replyTo } from './replies';

type StandInPorts = Pick<Context, 'store' | 'clock' | 'secrets' | 'changeStatus' | 'workspace'>;

const second = 1_000;
/** Milliseconds after a person has left, or that the page of a console takes to load again. */
const comesBackAfter = 60 * second;
const typesAfter = second;
const answersAfter = 3 * second;
const [, { email: standIn }] = demo.agents;

/**
 * Answers for the second agent of the demo as long as nobody is online in the console, so that the shop has somebody to
 * chat with. It says that it is a script. A person who goes online gets its chats.
 */
export function createStandIn(ports: StandInPorts, publicUrl: string): Job {
  const { store, clock, secrets, changeStatus, workspace } = ports;
  const introducedIn = new Set<string>();
  let personLeftAt = Number.NEGATIVE_INFINITY;

  async function stepBack() {
    const agent = await changeStatus(
      standIn,
      { status: 'pause', source: 'endpoint' },
      ({ status, statusSource }) => status === 'online' && statusSource === 'endpoint',
    );
    if (!agent) return;
    for await (const some of openCasesOf(store.cases, demo.orgId))
      for (const chat of some)
        if (chat.agentEmail === standIn && introducedIn.delete(chat.id))
          await store.transaction((tables) => handToPeople(tables, chat, clock.now()));
  }

  async function stepIn(): Promise<Agent | undefined> {
    await changeStatus(
      standIn,
      { status: 'online', source: 'endpoint' },
      ({ status }) => status !== 'online',
    );
    return store.agents.get(standIn);
  }

  async function answer(agent: Agent, chat: ChatCase) {
    const [preview] = await store.entries.previews([chat.id]);
    if (chat.botId !== undefined || preview?.unansweredAt === undefined) return;
    const waitedFor = clock.now() - preview.unansweredAt;
    if (waitedFor >= typesAfter && waitedFor < answersAfter) await workspace.setTyping(agent, chat.id, true);
    if (waitedFor < answersAfter) return;
    const isFirst = !introducedIn.has(chat.id);
    introducedIn.add(chat.id);
    const text = replyTo(preview.text, isFirst ? `${publicUrl}/console/` : undefined);
    await workspace.answer(agent, chat.id, { text, messageId: secrets.uuid() });
  }

  return {
    name: 'stand-in of the demo',
    everyMs: second,
    async run() {
      const online = await store.agents.onlineByConsole();
      if (online.some(({ orgId }) => orgId === demo.orgId)) {
        personLeftAt = clock.elapsed();
        return stepBack();
      }
      if (clock.elapsed() - personLeftAt < comesBackAfter) return;
      const agent = await stepIn();
      for await (const some of openCasesOf(store.cases, demo.orgId))
        for (const chat of some) if (agent && chat.type === 'chat') await answer(agent, chat);
    },
  };
}
