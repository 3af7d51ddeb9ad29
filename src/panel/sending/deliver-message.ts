import type { Browser } from '../../browser/browser';
import type { ChatClient } from '../../client/chat-client';
import { RequestFailure } from '../../client/request';
import { messageTypes } from '../../contract/chat/visitor-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { saveMessage } from '../session/chat-store';
import { loadMessage } from './stored-messages';

export interface DeliveryOptions {
  client: Pick<ChatClient, 'send' | 'poll'>;
  storage: Browser['storage'];
  caseId: string;
  /** Highest transcript index known. */
  latestIndex(): number;
  /** The service took it; `index` where it tells. */
  onTaken(index: number | undefined): void;
}

/** Sends one message; resolves to it as it is kept from then on, or to nothing where it need not be kept. */
export type Delivery = (message: StoredMessage, signal: AbortSignal) => Promise<StoredMessage | undefined>;

/** The server must say twice that it knows no such chat: one answer may be of something in between. */
const missesUntilGone = 2;

export function createDelivery({ client, storage, caseId, latestIndex, onTaken }: DeliveryOptions): Delivery {
  let misses = 0;

  function save(message: StoredMessage) {
    saveMessage(storage, caseId, message);
  }

  return async (message, signal) => {
    const { id, text, displayResponseId, messageType = messageTypes.message } = message;
    const { isTried: wasTried = false, after: writtenAfter } = loadMessage(storage, caseId, id) ?? message;
    const messageBody = text || undefined;
    const parameters = { caseId, messageType, messageId: id, messageBody, displayResponseId };
    // The server can't have it any earlier than this.
    const after = wasTried ? writtenAfter : Math.max(writtenAfter, latestIndex());
    save({ ...message, after, isTried: true });
    try {
      // The first try alone goes on after its page: the page may use up what its browser allows of such requests.
      const { index } = await client.send(parameters, signal, !wasTried);
      misses = 0;
      onTaken(index);
      if (message.messageType !== undefined) return undefined;
      const { isTried: _, ...sent } = message;
      // Another tab may have sent it while this one was frozen.
      const wasSent = loadMessage(storage, caseId, id)?.state === 'sent';
      const isRepeated = (wasTried || wasSent) && index === undefined;
      return {
        ...sent,
        after,
        state: 'sent',
        index,
        ...(isRepeated && { isRepeated }),
      };
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      // Refused before anything was done with it. Another tab, of a former version, may have sent it meanwhile.
      if (error.status === 429 && !wasTried && loadMessage(storage, caseId, id)?.isTried) save(message);
      misses = isMiss(error) ? misses + 1 : 0;
      if (isMiss(error) && misses < missesUntilGone) throw new RequestFailure(0, error.retryAfter);
      if (message.messageType !== undefined && !error.isPassing && !isMiss(error)) return undefined;
      throw error;
    }
  };
}

/** What the interface says of an unknown chat has no body. */
export function isMiss({ status, body }: RequestFailure): boolean {
  return status === 404 && body === undefined;
}
