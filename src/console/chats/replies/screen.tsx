import { useEffect, useRef } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { useModel } from '../../kit/frame/use-model';
import { ToastingModel } from '../../kit/toasts/toasting';
import { createReplyWriting } from './reply-writing';
import { RepliesPage } from './RepliesPage';

export function Screen({ model, client, browser, leaving }: ScreenProps) {
  const toasting = useModel(() => new ToastingModel(browser.clock));
  const replies = model.workspace.value?.replies;
  const state = model.session.state.value;
  const isAdministrator = useRef(false);
  // A session that ends is renewed above the screen, and a reply that is being written stays.
  if (state.kind === 'signedIn') isAdministrator.current = state.agent.isAdministrator;
  useEffect(() => replies?.want(), [replies]);
  if (!replies) return null;
  const writing = createReplyWriting(client, replies);
  return (
    <RepliesPage
      replies={replies}
      writing={writing}
      isAdministrator={isAdministrator.current}
      leaving={leaving}
      toasting={toasting}
    />
  );
}
