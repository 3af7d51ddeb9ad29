import { useModel } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import type { Chat } from '../conversation/chat';
import { usePanel, useTexts } from '../frame/use-panel';
import { alertTexts } from '../i18n/alert-texts';
import { dismissCard } from './dismiss-card';
import { DismissedAnswerModel } from './dismissed-answer';
import { ReplyForm } from './ReplyForm';
import css from './invitation.css?inline';
import { useFreePage } from './use-free-page';

export interface AnswerCardProps {
  chat: Chat;
}

/**
 * What an agent has said while the chat is minimised, above the launcher, with a field to answer in. The announcer reads it out; it
 * takes no focus, and keeps away from dialogs of the page.
 */
export function AnswerCard({ chat }: AnswerCardProps) {
  const { session, environment, settings, language, addStyles } = usePanel();
  const { newMessage } = useTexts('alerts', alertTexts);
  const place = useRef<HTMLDivElement>(null);
  const isFree = useFreePage(place);
  const dismissed = useModel(() => new DismissedAnswerModel(environment, session.caseId()));
  addStyles(css);
  const entries = chat.transcript.entries.value;
  const answer = entries.filter((entry) => entry.kind === 'message' && !entry.isOwn).at(-1);
  const isNew = answer?.kind === 'message' && answer.place > dismissed.place.value;
  if (!isFree || !isNew) return <div ref={place} />;
  const name = answer.author || settings.texts.title || language.agent;

  function reply(text: string) {
    if (!text.trim()) return;
    chat.setDraft('');
    session.startChat(text.trim());
  }
  function dismiss() {
    if (answer) dismissCard(place.current, () => dismissed.dismiss(answer.place));
  }

  return (
    <div ref={place}>
      <section
        class={`invitation at-${settings.look.position}`}
        aria-label={newMessage}
        lang={language.tag}
        dir={language.direction}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) dismiss();
        }}
      >
        <div class="inviting">
          <Avatar name={name} url={answer.avatarUrl} size="medium" />
          <b class="inviter">
            <bdi>{name}</bdi>
          </b>
          <button
            type="button"
            class="tool"
            aria-label={language.parts?.callMe.leave ?? 'Not now'}
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </div>
        <button type="button" class="first-line" dir="auto" onClick={() => session.open('click')}>
          {firstLine(answer.text)}
        </button>
        <ReplyForm answer={chat.draft.value} onWrite={chat.setDraft} onReply={reply} />
      </section>
    </div>
  );
}

function firstLine(text: string): string {
  return (text.split(/<br\s*\/?>|\n/i).find((line) => line.trim()) ?? '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .trim();
}
