import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Invitation } from '../../contract/settings/invitation';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { isComposing } from '../../ui/is-composing';
import { invitationTexts } from '../i18n/invitation-texts';
import { messageText } from '../rich/message-text';
import { dismissCard } from './dismiss-card';
import { ReplyForm } from './ReplyForm';
import { invitationActs } from './invitation-card';
import { usePanel, useTexts } from '../frame/use-panel';
import css from './invitation.css?inline';

export interface InvitationCardProps {
  invitation: Invitation;
}

/** Somebody offers help, above the launcher. Said politely, and never in the way of what the visitor is doing. */
export function InvitationCard({ invitation }: InvitationCardProps) {
  const { session, environment, settings, language, addStyles } = usePanel();
  const texts = useTexts('invitation', invitationTexts);
  const acts = invitationActs(session, environment, invitation);
  const said = useSignal('');
  const card = useRef<HTMLElement>(null);
  const { agent, message, isMinimized } = invitation;
  const Text = messageText();
  const name = agent?.alias || settings.texts.title || language.agent;
  addStyles(css);

  useEffect(() => {
    acts.shown();
    // Text that comes into a live region is read out, text that comes with it may not be.
    const id = setTimeout(() => (said.value = `${texts.invitation}. ${name}: ${message}`), 100);
    return () => clearTimeout(id);
  }, []);

  function minimize(isNowMinimized: boolean) {
    acts.setMinimized(isNowMinimized);
    // What was clicked is gone.
    setTimeout(() => card.current?.querySelector<HTMLElement>('.teaser,.input')?.focus());
  }

  function close() {
    dismissCard(card.current, acts.close);
  }

  return (
    <section
      ref={card}
      class={`invitation at-${settings.look.position}${isMinimized ? ' slim' : ''}`}
      part="invitation"
      aria-label={texts.invitation}
      lang={language.tag}
      dir={language.direction}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) close();
      }}
    >
      <div class="cw-unseen" role="status">
        {said.value}
      </div>
      <div class="inviting">
        <Avatar name={name} url={agent?.avatarUrl} size={isMinimized ? 'small' : 'medium'} />
        {isMinimized ? (
          <button type="button" class="teaser" aria-description={texts.show} onClick={() => minimize(false)}>
            <bdi>{plain(message)}</bdi>
          </button>
        ) : (
          <>
            <b class="inviter">
              <bdi>{name}</bdi>
            </b>
            <button
              type="button"
              class="tool"
              part="minimize"
              aria-label={texts.minimize}
              onClick={() => minimize(true)}
            >
              <Icon name="chevronDown" />
            </button>
          </>
        )}
        <button type="button" class="tool" part="close" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {!isMinimized && (
        <>
          <p class="said" dir="auto">
            <Text text={message} />
          </p>
          <ReplyForm
            answer={session.form.values.value.message}
            onWrite={(text) => session.form.setValue('message', text)}
            onReply={acts.reply}
          />
        </>
      )}
    </section>
  );
}

function plain(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, ' ');
}
