import type { OpenCase } from '../conversation/open-case';
import { LeftWriting } from '../ended/LeftWriting';
import type { Inbox } from '../inbox/inbox';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { Filled } from '../../kit/texts/Filled';
import { conversationTexts } from '../conversation/texts';
import { unopenedTexts } from './texts';

export interface NoConversationProps {
  openCase: OpenCase;
  inbox: Inbox;
  onLeave(): void;
  onOpenLongestWaiting(): void;
}

/** What is in the middle while no chat is open. */
export function NoConversation(props: NoConversationProps) {
  const { openCase, inbox, onLeave, onOpenLongestWaiting } = props;
  const { conversation } = openCase;
  const state = conversation.state.value;
  const waiting = inbox.toAnswer.value.length;
  const texts = unopenedTexts();
  const { loading, backToList, enterKey } = conversationTexts();
  const back = (
    <button type="button" class="button" onClick={onLeave}>
      {backToList}
    </button>
  );
  switch (state.kind) {
    case 'loading':
    case 'ready':
      return <p class="empty quiet">{loading}</p>;
    case 'notFound':
      return (
        <div class="empty" role="alert">
          <strong>{texts.notFound}</strong>
          <p>{texts.notFoundHint}</p>
          <LeftWriting openCase={openCase} caseId={state.caseId} />
          {back}
        </div>
      );
    case 'failed':
      return (
        <div class="empty" role="alert">
          <strong>{texts.failed}</strong>
          <p>{state.message}</p>
          <div class="row">
            <button type="button" class="button button-strong" onClick={() => void conversation.reload()}>
              {texts.tryAgain}
            </button>
            {back}
          </div>
        </div>
      );
    case 'none':
      return (
        <div class="empty">
          <DrawnIcon name="chats" />
          {waiting > 0 ? (
            <>
              <strong>{texts.waiting(waiting)}</strong>
              <button type="button" class="button button-accent" onClick={onOpenLongestWaiting}>
                {texts.openWaiting(waiting)} <kbd>n</kbd>
              </button>
            </>
          ) : inbox.loading.value.kind !== 'ready' ? null : inbox.openCount.value === 0 ? (
            <>
              <strong>{texts.caughtUp}</strong>
              <p>{texts.caughtUpHint}</p>
            </>
          ) : (
            <>
              <strong>{texts.pick}</strong>
              <p>
                <Filled
                  text={texts.pickHint}
                  parts={{ j: <kbd>j</kbd>, k: <kbd>k</kbd>, enter: <kbd>{enterKey}</kbd> }}
                />
              </p>
            </>
          )}
        </div>
      );
  }
}
