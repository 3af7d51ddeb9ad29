import type { CaseView } from '../../../operations/console/cases';
import type { Inbox } from './inbox';
import type { Tab } from './ListTabs';
import './list-switch.css';

export interface ListSwitchProps {
  inbox: Pick<Inbox, 'view' | 'snoozedCount'>;
  tab: Tab;
  onShow(view: CaseView): void;
}

const lists: Partial<Record<Tab, [view: CaseView, title: string][]>> = {
  open: [
    ['open', 'Now'],
    ['snoozed', 'Snoozed'],
  ],
  offline: [
    ['offline', 'To answer'],
    ['done', 'Done'],
  ],
};

/** Switches between the lists of a tab. */
export function ListSwitch({ inbox, tab, onShow }: ListSwitchProps) {
  return (
    <div class="list-switch" role="group" aria-label="Which of them">
      {lists[tab]?.map(([view, title]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === inbox.view.value}
          onClick={() => onShow(view)}
        >
          {title}
          {view === 'snoozed' && ` ${inbox.snoozedCount.value}`}
        </button>
      ))}
    </div>
  );
}
