import type { Authorship, PublishedVersion } from '../../../operations/console/widget-settings';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ChangeList } from '../../kit/page/ChangeList';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { PagedTable } from '../../kit/page/PagedTable';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { PagedList } from '../../kit/data/paged-list';
import { describeSettings } from '../publishing/describe-settings';
import type { SettingsDraft } from '../publishing/settings-draft';

export interface HistoryPageProps {
  versions: PagedList<PublishedVersion>;
  setup: SettingsDraft;
  now: number;
  toasting: Toasting;
}

export function HistoryPage({ versions, setup, now, toasting }: HistoryPageProps) {
  const latest = versions.items.value[0]?.revision;
  const isRunning = setup.turning.state.value.kind === 'running';
  async function restore(revision: number) {
    const left = setup.changed.value && setup.draft.saved.value;
    if (!(await setup.turning.run(() => setup.restore(revision)))) return;
    toasting.say(
      `Revision ${revision} is now your unpublished draft. Check it, then publish it.`,
      () => void setup.turning.run(() => (left ? setup.replace(left) : setup.discard())),
    );
  }
  return (
    <Section
      title="Published versions"
      lead="Restoring makes a version your draft, so that you can check it before you publish it. It replaces unpublished changes."
    >
      <MutationFault mutation={setup.turning} />
      <PagedTable
        title="Versions"
        list={versions}
        keyOf={({ revision }) => revision}
        empty={
          <Empty title="Nothing published yet">
            <p>Pages use the initial settings.</p>
          </Empty>
        }
        columns={[
          {
            title: 'Revision',
            cell: ({ revision }) => (
              <span class="row">
                {revision}
                {revision === latest && <Badge tone="good">On pages</Badge>}
              </span>
            ),
          },
          { title: 'When', cell: ({ at }) => <Moment at={at} now={now} none="Before the history" /> },
          { title: 'Who', cell: (version) => <Author {...version} /> },
          { title: 'What changed', cell: ({ changes }) => <Changes changes={changes} /> },
          {
            title: 'Actions',
            isActions: true,
            cell: ({ revision }) =>
              revision !== latest && (
                <button
                  type="button"
                  class="button"
                  aria-label={`Restore as draft: revision ${revision}`}
                  disabled={isRunning}
                  onClick={() => void restore(revision)}
                >
                  Restore as draft
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
  switch (actorKind) {
    case 'key':
      return <>The key {actor}</>;
    case 'commandLine':
      return <>The command line ({actor})</>;
    case 'service':
      return <>The service</>;
    default:
      return <span dir="auto">{actor}</span>;
  }
}

function Changes({ changes }: Pick<PublishedVersion, 'changes'>) {
  const described = describeSettings(changes);
  if (described.length === 0) return <span class="quiet">–</span>;
  return (
    <details class="widgets-changes">
      <summary>{described.length === 1 ? '1 change' : `${described.length} changes`}</summary>
      <ChangeList changes={described} />
    </details>
  );
}
