import type { ReadonlySignal } from '@preact/signals';
import { Panel } from './Panel';
import { PanelContext, type PanelContextValue } from './use-panel';

export interface PanelRootProps {
  /** Absent until the language is here. */
  context: ReadonlySignal<PanelContextValue | undefined>;
}

export function PanelRoot({ context }: PanelRootProps) {
  const value = context.value;
  // What a component draws first is kept in memory as long as the one around it isn't drawn again: a form's elements
  // would stay for the whole chat.
  void value?.session.status.value;
  return value ? (
    <PanelContext.Provider value={value}>
      <Panel />
    </PanelContext.Provider>
  ) : null;
}
