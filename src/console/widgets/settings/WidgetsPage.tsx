import { useState } from 'preact/hooks';
import type { WidgetOverview } from '../../../operations/console/widgets';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { NameDialog } from '../../kit/forms/NameDialog';
import { Page } from '../../kit/page/Page';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/toasts/toasting';
import { settingsTexts } from './texts';
import type { Widgets } from './widgets';

export interface WidgetsPageProps {
  widgets: Widgets;
  toasting: Toasting;
  onCreated(id: string): void;
}

export function WidgetsPage({ widgets, toasting, onCreated }: WidgetsPageProps) {
  const texts = settingsTexts();
  const [isCreating, setCreating] = useState(false);
  const [removed, setRemoved] = useState<WidgetOverview>();
  return (
    <Page
      title={texts.widgets}
      lead={texts.lead}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          {texts.newWidget}
        </button>
      }
    >
      <Loaded resource={widgets.list}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={texts.none}>
              <p>{texts.noneHint}</p>
            </Empty>
          ) : (
            <WidgetTable widgets={list} onRemove={setRemoved} />
          )
        }
      </Loaded>
      {isCreating && (
        <NameDialog
          title={texts.newWidget}
          action={texts.create}
          description={texts.newHint}
          onNamed={async (name) => onCreated(await widgets.create(name))}
          onClose={() => setCreating(false)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={texts.reallyRemove(removed.name)}
          takes={texts.removalTakes}
          name={removed.name}
          action={texts.removeWidget}
          onConfirm={async () => {
            await widgets.remove(removed.id);
            toasting.say(texts.isRemoved(removed.name));
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
  const texts = settingsTexts();
  const { columns } = texts;
  return (
    <Table
      title={texts.widgets}
      rows={widgets}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.name, cell: (widget) => <a href={`#/widgets/${widget.id}`}>{widget.name}</a> },
        {
          title: columns.chats,
          isWords: true,
          cell: (widget) => <OnOff isOn={widget.isConversationEnabled} />,
        },
        {
          title: columns.invitations,
          isWords: true,
          cell: (widget) => <OnOff isOn={widget.isProactiveEnabled} />,
        },
        { title: columns.id, cell: ({ id }) => <code>{id}</code> },
        {
          title: columns.actions,
          isActions: true,
          cell: (widget) => (
            <span class="row widgets-actions">
              <a
                class="button"
                href={`#/widgets/${widget.id}/install`}
                aria-label={texts.installNamed(widget.name)}
              >
                {texts.install}
              </a>
              <button
                type="button"
                class="button button-plain"
                aria-label={texts.removeNamed(widget.name)}
                onClick={() => onRemove(widget)}
              >
                {texts.remove}
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  const { on, off } = settingsTexts();
  return isOn ? <Badge tone="good">{on}</Badge> : <Badge>{off}</Badge>;
}
