import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isComposing } from '../../../ui/is-composing';
import { answerBox, focusAnswer, isInList, typeAnswer } from '../frame/focus';
import { latinKey } from '../keys/latin-key';
import { createShortcutReader, type Shortcuts } from './shortcut-reader';

/**
 * Runs the shortcut of a single key, except where the key means something else: in fields, dialogs, with modifiers, and
 * where a chat can be answered, whose box takes what is typed anywhere but in the list. A key that still waits for others
 * is for the chat in which it was pressed (`place`), not for one that has been opened since.
 */
export function useShortcuts(isOn: boolean, place: string | undefined, shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const drop = useRef(() => {});
  useLayoutEffect(() => () => drop.current(), [place]);
  useEffect(() => {
    const reader = createShortcutReader({ after: runAfter, onText: typeAnswer });
    drop.current = reader.stop;
    function onClick({ target, timeStamp, pointerType }: PointerEvent) {
      if (!isInList(target as Element)) return;
      reader.typed(timeStamp);
      // The box of a chat that is open already takes no focus by itself. A keyboard on the screen would cover the chat.
      if (pointerType !== 'touch') focusAnswer();
    }
    function onKeyDown(event: KeyboardEvent) {
      // After sending an answer or confirming a dialog the agent is done with that chat, unless more text follows there.
      if (event.key === 'Enter') reader.left();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event))
        return;
      // A browser that fills in a field by itself sends an event without a key.
      const isText = (event.key as string | undefined)?.length === 1;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) {
        if (isText) reader.typed(event.timeStamp);
        return;
      }
      if (!isText || (event.key === ' ' && target?.closest('button, a, [role]'))) return;
      if (answerBox() && !isInList(target)) {
        reader.typed(event.timeStamp);
        focusAnswer();
        return;
      }
      if (isOn && reader.read(event.key, event.timeStamp, latest.current, latinKey(event)))
        event.preventDefault();
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      reader.stop();
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOn]);
}

function runAfter(milliseconds: number, fn: () => void) {
  const timer = setTimeout(fn, milliseconds);
  return () => clearTimeout(timer);
}
