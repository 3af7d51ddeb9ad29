import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** The same as in the style sheet. */
const smallScreen = '(max-width: 30em), (max-height: 32.5em)';

/** Whether the panel is open on a small screen, which it covers. */
export function useSmallScreen(isOpen: boolean): boolean {
  const isSmall = useSignal(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const query = matchMedia(smallScreen);
    function look() {
      isSmall.value = query.matches;
    }
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [isOpen]);
  return isSmall.value && isOpen;
}
