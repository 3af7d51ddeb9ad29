import type { CaseView } from '../../../operations/console/cases';
import { useRef } from 'preact/hooks';
import { inboxTexts } from './texts';

/** A list that has a tab of its own. */
export type Tab = 'open' | 'offline' | 'closed';

export interface ListTabsProps {
  tab: Tab;
  counts: Record<Tab, string | number>;
  onShow(view: CaseView): void;
}

const tabs: Tab[] = ['open', 'offline', 'closed'];

export function ListTabs({ tab, counts, onShow }: ListTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = tabs.indexOf(tab) + step;
    const next = tabs[(at + tabs.length) % tabs.length];
    if (!next) return;
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }
  const texts = inboxTexts();
  return (
    <div class="tabs" role="tablist" aria-label={texts.lists} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-controls="case-panel"
          aria-selected={one === tab}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onShow(one)}
        >
          {texts.tabs[one]}
          {!!counts[one] && <span class="count">{counts[one]}</span>}
        </button>
      ))}
    </div>
  );
}

/** Returns the tab under which a list is shown. */
export function tabOf(view: CaseView): Tab {
  if (view === 'snoozed') return 'open';
  return view === 'done' ? 'offline' : view;
}
