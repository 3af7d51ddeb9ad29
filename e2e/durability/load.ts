import { randomInt, randomUUID } from 'node:crypto';
import type { CaseSummary } from '../../src/operations/console/cases';
import { pause } from './killable-service';
import { createVisitorCalls, type ConsoleCalls, type Where } from './persistent-client';

const withPeople = '11111111-1111-4111-8111-111111111111';
const withBot = '22222222-2222-4222-8222-222222222222';

/** What the service has acknowledged of one chat. */
export interface AcknowledgedChat {
  caseId: string;
  isWithBot: boolean;
  /** The visitor's, in order. */
  texts: string[];
  isClosed: boolean;
}

export interface Load {
  chats: AcknowledgedChat[];
  /** The agent's answers by case, in order. */
  answers: Map<string, string[]>;
  statuses: ('online' | 'pause')[];
  /** Begins nothing more; resolves when everything begun is acknowledged. */
  finish(): Promise<void>;
}

/** Visitors of both widgets who write and leave, and an agent who answers and comes and goes. */
export function startLoad(where: Where, console: ConsoleCalls, visitors: number): Load {
  const chats: AcknowledgedChat[] = [];
  const answers = new Map<string, string[]>();
  const statuses: Load['statuses'] = [];
  const end = new AbortController();

  async function chatOn(at: number) {
    for (let turn = 0; !end.signal.aborted; turn++) {
      const calls = createVisitorCalls(where, `203.0.${at}.${turn % 250}`);
      const isWithBot = at % 2 === 0;
      const first = `${at}/${turn} hello`;
      const caseId = await calls.start({
        widgetId: isWithBot ? withBot : withPeople,
        email: `visitor-${at}@example.com`,
        visitorMessage: first,
        messageId: randomUUID(),
      });
      const chat: AcknowledgedChat = { caseId, isWithBot, texts: [first], isClosed: false };
      chats.push(chat);
      const count = randomInt(1, 7);
      for (let said = 1; said <= count; said++) {
        const messageBody = `${at}/${turn} ${said} of ${count}`;
        await calls.send({ caseId, messageType: '1', messageBody, messageId: randomUUID() });
        chat.texts.push(messageBody);
      }
      if (randomInt(4) === 0) continue;
      await calls.send({ caseId, messageType: '2' });
      chat.isClosed = true;
    }
  }

  async function answerCases() {
    while (!end.signal.aborted) {
      const { cases } = await console<{ cases: CaseSummary[] }>('GET', '/cases?view=open');
      const waiting = cases.filter(({ state, isWithBot }) => state === 'waiting' && !isWithBot).slice(0, 5);
      for (const { id } of waiting) {
        const text = `answer ${randomUUID()}`;
        try {
          await console('POST', `/cases/${id}/entries`, { text, messageId: randomUUID() });
          answers.set(id, [...(answers.get(id) ?? []), text]);
        } catch {
          // The visitor left meanwhile.
        }
      }
      await pause(50);
    }
  }

  async function comeAndGo() {
    while (!end.signal.aborted) {
      const status = statuses.at(-1) === 'online' ? 'pause' : 'online';
      await console('PUT', '/status', { status });
      statuses.push(status);
      await pause(50);
    }
  }

  const work = [answerCases(), comeAndGo(), ...Array.from({ length: visitors }, (_, at) => chatOn(at))];
  const whenDone = Promise.all(work);
  // Seen by finish(); a fault before that must not end the process first.
  whenDone.catch(() => {});
  return {
    chats,
    answers,
    statuses,
    async finish() {
      end.abort();
      await whenDone;
    },
  };
}
