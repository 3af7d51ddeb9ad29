import type { CaseDetails } from '../../src/operations/console/cases';
import type { AcknowledgedChat, Load } from './load';
import type { ConsoleCalls } from './persistent-client';
import { echoOf, type ReceivedEvent, type Receiver } from './receiver';

/** Everything that was acknowledged and is not there, or not as it was; empty when all is well. */
export async function findLosses(load: Load, receiver: Receiver, console: ConsoleCalls): Promise<string[]> {
  const losses: string[] = [];
  const bot = byCase(receiver.bot());
  const webhooks = byCase(receiver.webhooks());
  for (const chat of load.chats) {
    const details = await console<CaseDetails>('GET', `/cases/${chat.caseId}`);
    const answers = load.answers.get(chat.caseId) ?? [];
    const found = [
      ...inStore(chat, answers, details),
      ...(chat.isWithBot ? atBot(chat, details, bot.get(chat.caseId) ?? []) : []),
      ...atWebhooks(chat, answers, webhooks.get(chat.caseId) ?? []),
    ];
    losses.push(...found.map((loss) => `${chat.caseId}: ${loss}`));
  }
  return [...losses, ...atStatus(load, receiver)];
}

function inStore(
  { texts, isClosed }: AcknowledgedChat,
  answers: string[],
  { entries, summary }: CaseDetails,
): string[] {
  const said = entries.filter(({ kind }) => kind === 'visitor').map(({ text }) => text);
  const answered = entries.filter(({ text }) => text.startsWith('answer ')).map(({ text }) => text);
  const kept = answered.filter((text) => answers.includes(text));
  return [
    ...(isSame(said, texts) ? [] : [`the visitor said ${texts.join()}, kept is ${said.join()}`]),
    ...(isSame(kept, answers) ? [] : [`answers were ${answers.join()}, kept are ${answered.join()}`]),
    ...(isClosed && summary.state !== 'closed' ? ['it was closed and is open'] : []),
  ];
}

/** The bot heard all of it, in order, and what it said appears once. */
function atBot(
  { texts, isClosed }: AcknowledgedChat,
  { entries }: CaseDetails,
  events: ReceivedEvent[],
): string[] {
  const wanted = ['chatStarted', ...texts.slice(1), ...(isClosed ? ['chatClosed'] : [])];
  const heard = events.map(({ event, text }) => (event === 'message' ? (text ?? '') : (event ?? '')));
  const echoes = entries.filter(({ kind }) => kind === 'agent').map(({ text }) => text);
  // A reply that comes when the visitor has left is not carried out.
  const due = texts.slice(1).map(echoOf);
  const areRight = isClosed ? isSame(echoes, due.slice(0, echoes.length)) : isSame(echoes, due);
  return [
    ...(isSame(heard, wanted) ? [] : [`the bot should have heard ${wanted.join()}, heard ${heard.join()}`]),
    ...(areRight ? [] : [`the bot said ${echoes.join()}`]),
  ];
}

function atWebhooks(
  { isClosed, isWithBot, texts }: AcknowledgedChat,
  answers: string[],
  events: ReceivedEvent[],
): string[] {
  const heard = events.map(({ event }) => event);
  const isAnswered = answers.length > 0 || (isWithBot && !isClosed && texts.length > 1);
  const closings = heard.filter((event) => event === 'caseClosed').length;
  return [
    ...(isAnswered && heard[0] !== 'caseResponded' ? [`caseResponded is not first in ${heard.join()}`] : []),
    ...(isClosed && heard.at(-1) !== 'caseClosed' ? [`caseClosed is not last in ${heard.join()}`] : []),
    ...(closings > 1 ? ['caseClosed came as two events'] : []),
  ];
}

function atStatus({ statuses }: Load, receiver: Receiver): string[] {
  const heard = receiver.webhooks().flatMap(({ status }) => (status === undefined ? [] : [status]));
  return isSame(heard, statuses)
    ? []
    : [`${statuses.length} changes of status, and ${heard.length} notifications`];
}

function byCase(events: ReceivedEvent[]): Map<string, ReceivedEvent[]> {
  const cases = new Map<string, ReceivedEvent[]>();
  for (const event of events) {
    if (event.case_id === undefined) continue;
    cases.set(event.case_id, [...(cases.get(event.case_id) ?? []), event]);
  }
  return cases;
}

function isSame(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}
