import type { ConsoleBrowser } from '../../../browser/browser';
import type { NewTransfer } from '../../../operations/console/transfers';
import type { OpenCase } from '../conversation/open-case';
import { transferTexts } from './texts';

export interface TransferringParts {
  openCase: Pick<OpenCase, 'ask' | 'toasting' | 'assertSent'> & {
    notes: Pick<OpenCase['notes'], 'put'>;
  };
  browser: { page: Pick<ConsoleBrowser['page'], 'onLeave'>; uuid(): string };
  /** The agent may not read the chat any more. */
  onGone(caseId: string): void;
}

export interface AskedTransfer extends NewTransfer {
  caseId: string;
  visitor: string;
  /** Of whom it goes to. */
  name: string;
}

/** Hands a chat to a colleague, a team or another widget's people, unless that is undone. A note that is not written stays as a draft, then too. */
export function holdTransfer({ openCase, browser, onGone }: TransferringParts, asked: AskedTransfer): void {
  const { toasting } = openCase;
  const { caseId, visitor, name, ...wanted } = asked;
  const body = { ...wanted, messageId: browser.uuid() };
  const texts = transferTexts();
  let stopWatching: (() => void) | undefined;
  function keepNote() {
    stopWatching?.();
    openCase.notes.put(caseId, body.note ?? '');
  }
  async function transfer() {
    openCase.assertSent(caseId);
    await openCase.ask(
      ({ call }, path) => call('POST /cases/{id}/transfer', { path, body, keepalive: true }),
      caseId,
    );
  }
  toasting.hold({
    subject: caseId,
    text: texts.transferring(visitor, name),
    now: texts.transferNow,
    async run() {
      try {
        await transfer();
      } catch (failure) {
        // It waits for the line in this page alone.
        stopWatching ??= browser.page.onLeave(keepNote);
        throw failure;
      }
      stopWatching?.();
      if (body.to.kind !== 'widget') return;
      toasting.say(texts.gone(visitor, name));
      onGone(caseId);
    },
    notDone(why) {
      keepNote();
      return texts.notTransferred(visitor, why);
    },
    onTakenBack: keepNote,
  });
}
