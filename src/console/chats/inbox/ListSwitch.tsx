import type { CaseView } from '../../../operations/console/cases';
import type { Inbox } from './inbox';
import type { Tab } from './ListTabs';
import { inboxTexts } from './texts';
import './list-switch.css';

export interface ListSwitchProps {
  inbox: Pick<Inbox, 'view' | 'snoozedCount'>;
  tab: Tab;
  onShow(view: CaseView): void;
}

/** Switches between the lists of a tab. */
export function ListSwitch({ inbox, tab, onShow }: ListSwitchProps) {
  const texts = inboxTexts();
  const lists: Partial<Record<Tab, [view: CaseView, title: string][]>> = {
    open: [
      ['open', texts.now],
      ['snoozed', texts.snoozed(inbox.snoozedCount.value)],
    ],
    offline: [
      ['offline', texts.toAnswer],
      ['done', texts.done],
    ],
  };
  return (
    <div class="list-switch" role="group" aria-label={texts.which}>
      {lists[tab]?.map(([view, title]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === inbox.view.value}
          onClick={() => onShow(view)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
