import { useEffect, useRef } from 'preact/hooks';
import { isCommand } from '../kit/keys/is-command';

/** Runs on Ctrl+K or Cmd+K, wherever the focus is. */
export function usePaletteKey(onPress: () => void) {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isCommand(event, 'k')) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
