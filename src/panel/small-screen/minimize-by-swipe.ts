/** CSS pixels from which a touch is no tap. */
const slop = 8;
/** CSS pixels that a finger draws the panel down to put it away. */
const farEnough = 96;
/** CSS pixels a millisecond: as quick, a short way is enough. */
const quickEnough = 0.5;

/** Lets a finger draw the panel down by its header, and puts it away. Returns its undo. */
export function minimizeBySwipe(panel: HTMLElement, minimize: () => void): () => void {
  const header = panel.querySelector<HTMLElement>('.header');
  const isStill = panel.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let start: PointerEvent | undefined;
  let way = 0;

  function onDown(event: PointerEvent) {
    if (event.pointerType !== 'mouse' && event.isPrimary) start = event;
  }
  function onMove(event: PointerEvent) {
    if (!start) return;
    way = Math.max(0, event.clientY - start.clientY);
    const isAside = Math.abs(event.clientX - start.clientX) > way;
    if (!panel.style.transform && (way < slop || isAside)) return;
    // From here on it is no press of a button of the header.
    header?.setPointerCapture(event.pointerId);
    panel.style.transform = `translateY(${way}px)`;
  }
  function onUp(event: PointerEvent) {
    if (!start) return;
    const isDrawn = panel.style.transform !== '';
    const speed = way / (event.timeStamp - start.timeStamp);
    start = undefined;
    if (!isDrawn) return;
    panel.style.transform = '';
    const isAway = event.type === 'pointerup' && (way > farEnough || speed > quickEnough);
    if (!isStill)
      panel.animate(
        { transform: [`translateY(${way}px)`, isAway ? 'translateY(100%)' : 'none'] },
        { duration: isAway ? 140 : 180, easing: isAway ? 'ease-in' : 'ease-out' },
      );
    if (isAway) minimize();
  }

  const ending = new AbortController();
  const { signal } = ending;
  header?.addEventListener('pointerdown', onDown, { signal });
  header?.addEventListener('pointermove', onMove, { signal });
  // Else Chromium takes it for the throw of a page, and the next tap for what stops that.
  header?.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false });
  header?.addEventListener('pointerup', onUp, { signal });
  header?.addEventListener('pointercancel', onUp, { signal });
  return () => ending.abort();
}
