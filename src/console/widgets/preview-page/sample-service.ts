import { launcherTextsIn } from '../../../contract/languages/launcher-texts';
import type { OnlineAgent } from '../../../contract/chat/online-agents';
import type { PreviewOrder, PreviewState } from '../../../contract/organisation/preview';
import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type {
  Availability,
  ChatMessage,
  PollResult,
  SentMessage,
  StartedChat,
} from '../../../contract/chat/visitor-chat';

const caseId = 'preview';
const widgetId = 'preview';
const minute = 60_000;
const alias = 'Maya';

export interface SampleService {
  /** Answers what the widget asks of visitor chat v1, by itself: nothing reaches a server. */
  fetch: typeof fetch;
  /** For the widget that starts next. */
  show(order: Pick<PreviewOrder, 'state' | 'sample'>): void;
}

/** What is behind the widget of a preview: one chat, said already. */
export function createSampleService(now: () => number): SampleService {
  let state: PreviewState = 'launcher';
  let said: ChatMessage[] = [];
  let last = 0;

  function answer(method: string, { pathname, searchParams }: URL): object | undefined {
    const [, place = ''] = /\/api\/v1\/chat\/?(.*)$/.exec(pathname) ?? [];
    if (method === 'PUT') return sent();
    if (method === 'POST') return { caseId, widgetId } satisfies StartedChat;
    if (place.endsWith('/agents')) return { agents: [{ alias }] satisfies OnlineAgent[] };
    if (!place.startsWith('poll/')) return availability(searchParams.get('locale') ?? '');
    const index = Number(searchParams.get('index'));
    const messageList = said.filter((message) => message.index >= index);
    // Those who ask for what comes next wait for it.
    return messageList.length > 0
      ? ({ caseId, agentTyping: false, messageList } satisfies PollResult)
      : undefined;
  }

  function availability(locale: string): Availability {
    const launcher = launcherTextsIn([locale]);
    return {
      widgetId,
      online: state !== 'offline',
      emailRequired: false,
      messageRequired: false,
      screenshotRequired: false,
      ...(launcher && { launcher }),
    };
  }

  function sent(): SentMessage {
    return { caseId, messageType: 1, messageBody: '', index: ++last, date: now() };
  }

  return {
    show(next) {
      state = next.state;
      said = sampleMessages(next, now());
      last = said.at(-1)?.index ?? 0;
    },
    async fetch(input, init) {
      const body = answer(init?.method ?? 'GET', new URL(String(input)));
      return body ? Response.json(body) : whenAborted(init?.signal);
    },
  };
}

function sampleMessages(
  { state, sample }: Pick<PreviewOrder, 'state' | 'sample'>,
  now: number,
): ChatMessage[] {
  const messages: ChatMessage[] = [
    { index: 1, type: 'system', author: '', text: formatSystemEntry({ token: 'agent', alias }) },
    ...sample.answers.map((text, at) => ({ index: at + 2, type: 'agent' as const, author: alias, text })),
  ];
  const text = formatSystemEntry({ token: 'ended', text: sample.ended });
  const ended: ChatMessage = { index: messages.length + 1, type: 'system', author: '', text };
  return (state === 'survey' ? [...messages, ended] : messages).map((message) => ({
    ...message,
    date: now - minute,
  }));
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
