import { useState } from 'preact/hooks';
import type { WidgetOverview } from '../../../operations/console/widgets';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { NameDialog } from '../../kit/forms/NameDialog';
import { Page } from '../../kit/page/Page';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/page/toasting';
import type { Widgets } from './widgets';

export interface WidgetsPageProps {
  widgets: Widgets;
  toasting: Toasting;
  onOpen(id: string): void;
}

export function WidgetsPage({ widgets, toasting, onOpen }: WidgetsPageProps) {
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<WidgetOverview>();
  return (
    <Page
      title="Widgets"
      lead="Visitors chat through a widget. Create one for each site or language."
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          New widget
        </button>
      }
    >
      <Loaded resource={widgets.list}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No widgets yet">
              <p>Create one, then add its snippet to your page.</p>
            </Empty>
          ) : (
            <WidgetTable widgets={list} onRemove={setRemoved} />
          )
        }
      </Loaded>
      {isCreating && (
        <NameDialog
          title="New widget"
          action="Create widget"
          description="Only your team sees it. You answer its chats until you add other agents."
          onNamed={async (name) => onOpen(await widgets.create(name))}
          onClose={() => setCreating(false)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          takes={[
            'It disappears from every page, and its open chats end.',
            'Its settings and rules are lost. The conversation stays in the log.',
          ]}
          name={removed.name}
          action="Remove widget"
          onConfirm={async () => {
            await widgets.remove(removed.id);
            toasting.say(`${removed.name} is removed.`);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}

interface WidgetTableProps {
  widgets: readonly WidgetOverview[];
  onRemove(widget: WidgetOverview): void;
}

function WidgetTable({ widgets, onRemove }: WidgetTableProps) {
  return (
    <Table
      title="Widgets"
      rows={widgets}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Name', cell: (widget) => <a href={`#/widgets/${widget.id}`}>{widget.name}</a> },
        {
          title: 'Chats',
          isWords: true,
          cell: (widget) => <OnOff isOn={widget.isConversationEnabled} />,
        },
        {
          title: 'Invitations',
          isWords: true,
          cell: (widget) => <OnOff isOn={widget.isProactiveEnabled} />,
        },
        { title: 'Id', cell: ({ id }) => <code>{id}</code> },
        {
          title: 'Actions',
          isActions: true,
          cell: (widget) => (
            <span class="row widgets-actions">
              <a class="button" href={`#/widgets/${widget.id}/install`} aria-label={`Install ${widget.name}`}>
                Install
              </a>
              <button
                type="button"
                class="button button-plain"
                aria-label={`Remove ${widget.name}`}
                onClick={() => onRemove(widget)}
              >
                Remove
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  return isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>;
}
