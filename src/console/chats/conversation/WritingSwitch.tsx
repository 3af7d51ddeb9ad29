import { useEffect } from 'preact/hooks';
import { isComposing } from '../../../ui/is-composing';
import { answerBox } from '../../kit/frame/focus';
import { latinKey } from '../../kit/keys/latin-key';
import type { Writing } from './note-writing';
import { conversationTexts } from './texts';

export interface WritingSwitchProps {
  writing: Writing;
  /** Whether something is written in the other one. */
  hasOtherDraft: boolean;
  onSwitch(writing: Writing): void;
}

const writings: Writing[] = ['answer', 'note'];

/** Whether the next words are for the visitor or for the team. */
export function WritingSwitch({ writing, hasOtherDraft, onSwitch }: WritingSwitchProps) {
  const texts = conversationTexts();
  return (
    <div class="writing-switch" role="group" aria-label={texts.write}>
      {writings.map((one) => (
        <button key={one} type="button" aria-pressed={one === writing} onClick={() => onSwitch(one)}>
          {texts[one]}
          {hasOtherDraft && one !== writing && (
            <i class="writing-draft">
              <span class="cw-unseen">{texts.draft}</span>
            </i>
          )}
        </button>
      ))}
    </div>
  );
}

/** Ctrl I switches between answer and note, in the box and wherever no other field has the focus. */
export function useSwitchKey(onSwitch: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSwitchKey(event)) return;
      const target = event.target as Element | null;
      if (target !== answerBox() && target?.closest('input, textarea, select, dialog, [contenteditable]'))
        return;
      event.preventDefault();
      // A key that is held would leave either, and a note would go to the visitor.
      if (!event.repeat) onSwitch();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSwitch]);
}

function isSwitchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, shiftKey, metaKey } = event;
  if (!ctrlKey || altKey || shiftKey || metaKey || isComposing(event)) return false;
  return latinKey(event).toLowerCase() === 'i';
}
