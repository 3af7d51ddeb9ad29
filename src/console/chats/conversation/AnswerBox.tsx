import { useLayoutEffect, useRef } from 'preact/hooks';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { isComposing } from '../../../ui/is-composing';
import { useGrowingHeight } from '../../../ui/use-growing-height';
import type { OpenCase } from './open-case';
import { usePart } from '../../kit/frame/OnDemand';
import type { SuggestionsParts } from '../replies/suggestions';
import { useReplySuggestions } from '../replies/use-reply-suggestions';
import type { AgentUploadsParts } from '../files/agent-uploads';
import type { Composer } from './composer';
import type { Writing } from './note-writing';
import { conversationTexts } from './texts';
import { focusOpenCase } from '../../kit/frame/focus';

export interface AnswerBoxProps {
  writing: Writing;
  composer: Composer;
  /** What its canned replies are made of. */
  cannedReplies: SuggestionsParts;
  /** Calls the service about the open case, for colleagues whom a note can mention. */
  ask: OpenCase['ask'];
  name: string;
  /** The agent has just asked for it. */
  isWanted: boolean;
  /** What files are sent with. */
  filing?: AgentUploadsParts | undefined;
  onSend(): void;
}

/** A text box of one composer alone, so that nothing written in it can go another way. */
export function AnswerBox(props: AnswerBoxProps) {
  const { writing, composer, cannedReplies, filing } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const wasTyped = useRef(false);
  const draft = composer.draft.value;
  const texts = conversationTexts();
  const isNote = writing === 'note';
  const Suggestions = useReplySuggestions();
  const ColleagueSuggestions = usePart(
    isNote,
    async () => (await import('../mentions/ColleagueSuggestions')).ColleagueSuggestions,
  );
  const Files = usePart(filing !== undefined, async () => (await import('../files/AgentFiles')).AgentFiles);
  // Scrolled to, it would be laid out at once, and again when all else is there. A keyboard on the screen would cover the chat
  // that is about to be read.
  useLayoutEffect(() => {
    if (props.isWanted || !matchMedia('(pointer: coarse)').matches)
      box.current?.focus({ preventScroll: true });
  }, []);
  // Where the style sheet does it, the page is laid out once less for each letter.
  useGrowingHeight(box, CSS.supports('field-sizing', 'content') ? undefined : draft);

  function write({ currentTarget }: { currentTarget: HTMLTextAreaElement }) {
    wasTyped.current = true;
    composer.write(currentTarget.value);
  }
  function send() {
    props.onSend();
    box.current?.focus();
  }
  /** Whether the `/word` at its end may name a reply that is still on its way. */
  function isReplyAwaited(): boolean {
    return cannedReplies.replies.list.state.peek().kind === 'loading' && /(^|\s)\/\S+$/.test(draft);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      // Held down where the chat was opened or a reply taken, it goes on here.
      if (!event.repeat && !isReplyAwaited()) send();
    }
    if (event.key === 'Escape') focusOpenCase();
  }
  return (
    <div class={`answer-box answer-box-${writing}`}>
      {Suggestions && <Suggestions box={box} wasTyped={wasTyped} {...cannedReplies} />}
      {ColleagueSuggestions && <ColleagueSuggestions box={box} wasTyped={wasTyped} ask={props.ask} />}
      {Files && filing && <Files parts={filing} />}
      <textarea
        ref={box}
        rows={1}
        aria-label={isNote ? texts.noteBox : texts.answer}
        placeholder={isNote ? texts.noteHint : texts.answerTo(props.name)}
        data-focus="answer"
        dir="auto"
        value={draft}
        onInput={write}
        onBlur={composer.stopTyping}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        class="button button-strong button-icon"
        aria-label={isNote ? texts.saveNote : texts.sendAnswer}
        disabled={!draft.trim()}
        onClick={send}
      >
        <DrawnIcon name={isNote ? 'note' : 'send'} />
      </button>
    </div>
  );
}
