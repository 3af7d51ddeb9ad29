import { messageTypes } from '../../contract/chat/visitor-chat';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';
import type { VisitorOutbox } from '../sending/visitor-outbox';

/** The page on which the agent knows the visitor, in this tab. */
export interface PageChange {
  /** The chat starts on this page. */
  begin(): void;
  /** Reports the page if the visitor has come to it since. */
  report(outbox: VisitorOutbox): void;
  forget(): void;
}

export function createPageChange({ browser, visit }: Environment, caseId: string): PageChange {
  const { tabStorage } = browser;
  const key = `${storagePrefix}${caseId}:page`;
  return {
    begin: () => tabStorage.set(key, visit().pageUrl),
    report(outbox) {
      const { pageUrl } = visit();
      if (tabStorage.get(key) === pageUrl) return;
      tabStorage.set(key, pageUrl);
      outbox.add(pageUrl, { messageType: messageTypes.pageChange });
    },
    forget: () => tabStorage.remove(key),
  };
}
