import { RichText } from '../../../ui/RichText';
import { Unsent, type UnsentAction } from '../../../ui/Unsent';
import { formatTime } from '../../kit/format/dates';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import type { NoteLine } from './shown-entries';
import { conversationTexts } from './texts';

export interface ConversationNoteProps {
  line: NoteLine;
  /** It goes out by itself when the line is back. */
  isHeldUp: boolean;
  /** What the agent can do about a note that was not saved. */
  actions: readonly UnsentAction[];
}

/** A note among the messages, unlike any of them. */
export function ConversationNote({ line, isHeldUp, actions }: ConversationNoteProps) {
  const { author, called, isOnTheWay, isRefused } = line.note;
  const texts = conversationTexts();
  const way = isHeldUp ? texts.noteHeldUp : texts.saving;
  return (
    <div class="note">
      <p class="note-head">
        <DrawnIcon name="note" />
        <strong dir="auto">{author}</strong>
        <span dir="auto">{called ? texts.noteHeadFor(called) : texts.noteHead}</span>
        {!isRefused && <span class="note-time">{isOnTheWay ? way : formatTime(line.at)}</span>}
      </p>
      <p class="note-text" dir="auto">
        <RichText text={line.text} isPlain />
      </p>
      {isRefused && <Unsent label={texts.noteNotSaved} actions={actions} messageKey={line.key} />}
    </div>
  );
}
