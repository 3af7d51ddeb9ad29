import { listen } from './listen';

/** What a visitor does on a page, as far as rules of invitation ask. */
export interface Behaviour {
  /** Tells of every interaction from now on, until its undo; listens only meanwhile, and never holds the page up. */
  watch(tell: (interaction: Interaction) => void): () => void;
}

export type Interaction =
  | { kind: 'scroll'; percent: number }
  | { kind: 'click' }
  /** The pointer has left the page at its top, towards tabs and address. */
  | { kind: 'leave' }
  /** Moving, typing, touching. */
  | { kind: 'activity' };

const activities = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];
const options = { passive: true, capture: true };

export function createPageBehaviour(window: Window): Behaviour {
  const { document } = window;

  function percent() {
    const { scrollHeight } = document.documentElement;
    const seen = window.scrollY + window.innerHeight;
    return scrollHeight > 0 ? Math.min(100, Math.round((seen / scrollHeight) * 100)) : 0;
  }

  return {
    watch(tell) {
      let frame = 0;
      // Measuring lays the page out: once a frame at most, when that is due anyway.
      function measure() {
        frame ||= window.requestAnimationFrame(() => {
          frame = 0;
          tell({ kind: 'scroll', percent: percent() });
        });
      }
      function leave(event: Event) {
        const { clientY, relatedTarget } = event as MouseEvent;
        if (clientY <= 0 && !relatedTarget) tell({ kind: 'leave' });
      }
      measure();
      const undos = [
        listen(document, 'scroll', measure, options),
        listen(document, 'click', () => tell({ kind: 'click' }), options),
        listen(document, 'mouseout', leave, options),
        ...activities.map((type) => listen(document, type, () => tell({ kind: 'activity' }), options)),
      ];
      return () => {
        window.cancelAnimationFrame(frame);
        for (const undo of undos) undo();
      };
    },
  };
}
