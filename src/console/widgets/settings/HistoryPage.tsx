import type { Authorship, PublishedVersion } from '../../../operations/console/widget-settings';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ChangeList } from '../../kit/page/ChangeList';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { PagedTable } from '../../kit/page/PagedTable';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import type { PagedList } from '../../kit/data/paged-list';
import { describeSettings } from '../publishing/describe-settings';
import type { SettingsDraft } from '../publishing/settings-draft';
import { settingsTexts } from './texts';

export interface HistoryPageProps {
  versions: PagedList<PublishedVersion>;
  setup: SettingsDraft;
  now: number;
  toasting: Toasting;
}

export function HistoryPage({ versions, setup, now, toasting }: HistoryPageProps) {
  const { history: texts } = settingsTexts();
  const { columns } = texts;
  const latest = versions.items.value[0]?.revision;
  const isRunning = setup.turning.state.value.kind === 'running';
  async function restore(revision: number) {
    const left = setup.left();
    if (!(await setup.turning.run(() => setup.restore(revision)))) return;
    toasting.say(texts.restored(revision), () => (left ? setup.replace(left) : setup.discard()));
  }
  return (
    <Section title={texts.title} lead={texts.lead}>
      <MutationFault mutation={setup.turning} />
      <PagedTable
        title={texts.versions}
        list={versions}
        keyOf={({ revision }) => revision}
        empty={
          <Empty title={texts.none}>
            <p>{texts.noneHint}</p>
          </Empty>
        }
        columns={[
          {
            title: columns.revision,
            cell: ({ revision }) => (
              <span class="row">
                {revision}
                {revision === latest && <Badge tone="good">{texts.live}</Badge>}
              </span>
            ),
          },
          { title: columns.when, cell: ({ at }) => <Moment at={at} now={now} none={texts.unknownTime} /> },
          { title: columns.who, cell: (version) => <Author {...version} /> },
          { title: columns.changes, cell: ({ changes }) => <Changes changes={changes} /> },
          {
            title: columns.actions,
            isActions: true,
            cell: ({ revision }) =>
              revision !== latest && (
                <button
                  type="button"
                  class="button"
                  aria-label={texts.restoreNamed(revision)}
                  aria-disabled={isRunning}
                  onClick={() => void restore(revision)}
                >
                  {texts.restore}
                </button>
              ),
          },
        ]}
      />
    </Section>
  );
}

function Author({ actorKind, actor, at }: Authorship) {
  if (at === 0) return <span class="quiet">–</span>;
  const { history: texts } = settingsTexts();
  switch (actorKind) {
    case 'key':
      return <>{texts.byKey(actor)}</>;
    case 'commandLine':
      return <>{texts.byCommandLine(actor)}</>;
    case 'service':
      return <>{texts.byService}</>;
    default:
      return <span dir="auto">{actor}</span>;
  }
}

function Changes({ changes }: Pick<PublishedVersion, 'changes'>) {
  const described = describeSettings(changes);
  if (described.length === 0) return <span class="quiet">–</span>;
  return (
    <details class="widgets-changes">
      <summary>{settingsTexts().history.changes(described.length)}</summary>
      <ChangeList changes={described} />
    </details>
  );
}
