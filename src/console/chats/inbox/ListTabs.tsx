import type { CaseView } from '../../../operations/console/cases';
import { useRef } from 'preact/hooks';

export interface ListTabsProps {
  view: CaseView;
  counts: Record<CaseView, number>;
  onShow(view: CaseView): void;
}

const tabs: [view: CaseView, title: string][] = [
  ['open', 'Open'],
  ['offline', 'Offline messages'],
  ['closed', 'Closed'],
];

export function ListTabs({ view, counts, onShow }: ListTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = tabs.findIndex(([one]) => one === view) + step;
    const next = tabs[(at + tabs.length) % tabs.length];
    if (!next) return;
    onShow(next[0]);
    list.current?.querySelector<HTMLElement>(`#tab-${next[0]}`)?.focus();
  }
  return (
    <div class="tabs" role="tablist" aria-label="Lists" ref={list} onKeyDown={onKeyDown}>
      {tabs.map(([one, title]) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-controls="case-panel"
          aria-selected={one === view}
          tabIndex={one === view ? 0 : -1}
          onClick={() => onShow(one)}
        >
          {title}
          {counts[one] > 0 && <span class="count">{counts[one]}</span>}
        </button>
      ))}
    </div>
  );
}
