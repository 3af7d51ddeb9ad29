import { launcherTextsIn } from '../../../contract/languages/launcher-texts';
import type { PreviewState } from '../../../contract/organisation/preview';
import { formatSystemEntry } from '../../../contract/chat/system-entry';
import type {
  Availability,
  ChatMessage,
  PollResult,
  SentMessage,
  StartedChat,
} from '../../../contract/chat/visitor-chat';

export const sampleQuestion = 'Hi! Do you deliver to Norway?';
const caseId = 'preview';
const widgetId = 'preview';
const minute = 60_000;

export interface SampleService {
  /** Answers what the widget asks of visitor chat v1, by itself: nothing reaches a server. */
  fetch: typeof fetch;
  /** For the widget that starts next. */
  show(state: PreviewState): void;
}

/** What is behind the widget of a preview: one chat, said already. */
export function createSampleService(now: () => number): SampleService {
  let state: PreviewState = 'launcher';
  let said: ChatMessage[] = [];
  let last = 0;

  function answer(method: string, { pathname, searchParams }: URL): object | undefined {
    const [, place = ''] = /\/api\/v1\/chat\/?(.*)$/.exec(pathname) ?? [];
    if (method === 'PUT') return sent();
    if (method === 'POST') return place === '' ? ({ caseId, widgetId } satisfies StartedChat) : {};
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
      state = next;
      said = sampleMessages(next, now());
      last = said.at(-1)?.index ?? 0;
    },
    async fetch(input, init) {
      const body = answer(init?.method ?? 'GET', new URL(String(input)));
      return body ? Response.json(body) : whenAborted(init?.signal);
    },
  };
}

function sampleMessages(state: PreviewState, now: number): ChatMessage[] {
  const alias = 'Maya';
  const messages: ChatMessage[] = [
    { index: 1, type: 'system', author: '', text: formatSystemEntry({ token: 'agent', alias }) },
    { index: 2, type: 'agent', author: alias, text: 'Hello! Yes, we do: it takes three to five days.' },
    { index: 3, type: 'agent', author: alias, text: 'Shall I look up what it costs for your order?' },
  ];
  const text = formatSystemEntry({ token: 'ended', text: `${alias} ended the chat.` });
  const ended: ChatMessage = { index: 4, type: 'system', author: '', text };
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
