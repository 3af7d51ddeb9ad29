import { parsePollResult } from '../contract/poll-result';
import type { PollParameters, PollResult } from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { callVisitorChat, encodeParameters } from './call-visitor-chat';

/** How long an answer may take beyond the time a poll asks to be held, milliseconds. */
const answerTime = 15_000;

export function pollChat(
  service: VisitorChatService,
  caseId: string,
  parameters: PollParameters,
  signal?: AbortSignal,
): Promise<PollResult> {
  return callVisitorChat(service, {
    path: `/poll/${encodeURIComponent(caseId)}?${encodeParameters(parameters)}`,
    parse: parsePollResult,
    hasKey: parameters.apiKey !== undefined,
    timeout: (parameters.wait ?? 0) * 1000 + answerTime,
    signal,
  });
}
