import { createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';

/** The field that the reader has chosen to go to. */
export interface Sought {
  path: string | undefined;
  /** Counts the choices: one made again is followed again. */
  turn: number;
}

export const SoughtField = createContext<Sought>({ path: undefined, turn: 0 });

/** Gives its control the focus, in the middle of the page, once it is drawn and where the reader has chosen it. */
export function FocusedIfSought({ path, children }: { path: string; children: ComponentChildren }) {
  const sought = useContext(SoughtField);
  if (sought.path !== path) return <>{children}</>;
  return <Focused key={sought.turn}>{children}</Focused>;
}

function Focused({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.focus({ preventScroll: true });
    (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div class="field-sought" ref={place}>
      {children}
    </div>
  );
}
