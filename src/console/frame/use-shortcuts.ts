import { isComposing } from '../../ui/is-composing';
import { useEffect, useRef } from 'preact/hooks';

export type Shortcuts = Record<string, () => unknown>;

/** Runs the shortcut of a single key, except where the key means something else: in fields, dialogs, with modifiers. */
export function useShortcuts(isOn: boolean, shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event))
        return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
      const shortcut = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!shortcut) return;
      event.preventDefault();
      shortcut();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
