import type { ReadonlySignal } from '@preact/signals';
import { Panel } from './Panel';
import { PanelContext, type PanelContextValue } from './use-panel';

export interface PanelRootProps {
  /** Absent until the language is here. */
  context: ReadonlySignal<PanelContextValue | undefined>;
}

export function PanelRoot({ context }: PanelRootProps) {
  const value = context.value;
  // Preact keeps the first tree of a child until its parent is drawn again: the form's elements would stay in memory for
  // the whole chat.
  void value?.session.status.value;
  return value ? (
    <PanelContext.Provider value={value}>
      <Panel />
    </PanelContext.Provider>
  ) : null;
}
