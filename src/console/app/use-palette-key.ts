import { useEffect, useRef } from 'preact/hooks';
import { latinKey } from '../kit/keys/latin-key';

/** Runs on Ctrl+K or Cmd+K, wherever the focus is. */
export function usePaletteKey(onPress: () => void) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || latinKey(event).toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
