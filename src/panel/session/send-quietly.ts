import { backOff } from '../../client/back-off';
import { sendMessage } from '../../client/send-message';
import type { SendParameters } from '../../contract/visitor-chat';
import type { Environment } from './environment';

const mostTries = 5;

/** Held by the tab that sends a message of the chat. */
export function outboxLock(caseId: string): string {
  return `chat-widget:outbox:${caseId}`;
}

/** Sends what is shown nowhere, behind a message that is on its way just now; a few times where that fails. */
export async function sendQuietly(
  { browser, service }: Pick<Environment, 'browser' | 'service'>,
  parameters: SendParameters,
): Promise<void> {
  async function attempt(failures: number): Promise<void> {
    try {
      await browser.locks.hold(outboxLock(parameters.caseId), () => sendMessage(service, parameters));
    } catch {
      if (failures + 1 < mostTries)
        browser.clock.after(backOff(failures, browser.random), () => void attempt(failures + 1));
    }
  }
  await attempt(0);
}
