import type { Trouble } from '../../ui/MessageGroup';
import { Unsent } from '../../ui/Unsent';
import css from '../../ui/unsent.css?inline';
import { usePanel } from '../frame/use-panel';
import { troubleTexts } from '../i18n/trouble-texts';

export interface TroubleNoteProps {
  trouble: Trouble;
  messageKey: string;
}

/** Says what is wrong with a message, and what the visitor can do about it. */
export function TroubleNote({ trouble, messageKey }: TroubleNoteProps) {
  const { session, language, addStyles } = usePanel();
  const texts = { ...troubleTexts, ...language };
  const status = session.status.value;
  if (trouble !== 'notSent' || status.kind !== 'chat') return <>{texts[trouble]}</>;
  addStyles(css);
  const { chat } = status;
  const retry = { label: texts.retry, act: chat.retry };
  const remove = { label: language.parts?.screenshot.remove ?? 'Remove', act: chat.remove };
  const actions = chat.transcript.isOver.value ? [remove] : [retry, remove];
  return (
    <div role="alert">
      <Unsent label={texts.notSent} actions={actions} messageKey={messageKey} />
    </div>
  );
}
