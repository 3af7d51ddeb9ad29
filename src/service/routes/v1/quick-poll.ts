import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ChatPolling } from '../../domain/cases/visitor/chat-polling';
import type { Directory } from '../../domain/widgets/directory';
import { callerOf } from '../../http/chat-caller';
import { crossOriginHeaders } from '../../http/cross-origin';
import { parseQuery } from '../../http/input/forms';
import type { Limiter } from '../../http/limits/limiter';
import { Parameters } from '../../http/input/parameters';
import type { RequestLog } from '../../http/request-log';
import { headersOfEveryAnswer } from '../../http/security-headers';
import type { QuickAnswer } from '../../http/connections/serve-ahead';
import type { Stopping } from '../../http/stopping';
import { readPoll } from './chat-parameters';
import { quietAnswer } from './poll-handler';

export interface QuickPollOptions {
  polling: ChatPolling;
  directory: Pick<Directory, 'knownOrganisationOf'>;
  limits: { misses: Limiter };
  stopping: Stopping;
  log: Pick<RequestLog, 'isLevelEnabled'>;
  nextRequestId: () => string;
  config: { publicUrl?: string };
  meters?: { answeredAhead(): void };
}

const folder = '/api/v1/chat/poll/';

/**
 * Answers polls that bring nothing and are not held, without the steps of the framework, which would cost half as much
 * again. Clients that know only the interface send them all the time, and every widget after a failure or a return.
 * All other polls, and every refusal, are left to the route.
 */
export function createQuickPoll(options: QuickPollOptions): QuickAnswer {
  const { polling, directory, limits, stopping, log, nextRequestId, config, meters } = options;
  const readQuery = remembering((query) => readPoll(new Parameters(parseQuery(query), undefined)));
  const headersFor = remembering((origin) =>
    Object.entries({
      ...headersOfEveryAnswer(config.publicUrl?.startsWith('https:') ?? false),
      ...crossOriginHeaders({ origin }),
      'content-type': 'application/json; charset=utf-8',
    }).flat(),
  );

  function isPlain({ method, headers }: IncomingMessage): boolean {
    return (
      method === 'GET' &&
      headers['content-encoding'] === undefined &&
      !stopping.isStopping &&
      !limits.misses.isExceeded() &&
      !log.isLevelEnabled('debug')
    );
  }

  function find(url: string, headers: IncomingHttpHeaders): string | undefined {
    const mark = url.indexOf('?');
    const asked = readQuery(mark < 0 ? '' : url.slice(mark + 1));
    const key = headers['x-api-key'] ?? asked.apiKey;
    const orgId = typeof key === 'string' ? directory.knownOrganisationOf(key) : undefined;
    if (orgId === undefined) return undefined;
    if (asked.waitMs > 0) return undefined;
    const caseId = url.slice(folder.length, mark < 0 ? undefined : mark);
    const chat = polling.visitQuiet(callerOf(headers, orgId), caseId, asked);
    return chat && quietAnswer(chat, polling.isAgentTyping(chat), asked.wantsOwn);
  }

  function findPlain(request: IncomingMessage): string | undefined {
    const { url = '', headers } = request;
    if (!url.startsWith(folder) || !isPlain(request)) return undefined;
    try {
      return find(url, headers);
    } catch {
      // The route meets the same, and tells it.
      return undefined;
    }
  }

  return (request, response) => {
    const json = findPlain(request);
    if (json === undefined) return false;
    const headers = headersFor(request.headers.origin ?? '');
    response.writeHead(200, [...headers, 'x-request-id', nextRequestId(), 'content-length', json.length]);
    response.end(json);
    meters?.answeredAhead();
    return true;
  };
}

const mostKept = 500;

/** For what is the same again and again, as queries of polls and the pages that send them are: makes it once for each. */
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const made = make(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, made);
    return made;
  };
}
