import { useState } from 'preact/hooks';
import type { BanSummary } from '../../../operations/console/bans';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/page/toasting';
import type { Bans } from './bans';
import { describeBan } from './describe-ban';

export interface BansPageProps {
  bans: Bans;
  toasting: Toasting;
  now: number;
}

export function BansPage({ bans, toasting, now }: BansPageProps) {
  const [lifted, setLifted] = useState<BanSummary>();
  return (
    <Page
      title="Bans"
      lead="Visitors who can’t chat with you. To ban someone, open their chat and choose Ban in the visitor’s details."
      toasting={toasting}
    >
      <Loaded resource={bans.list}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="Nobody is banned">
              <p>Expired bans are not listed.</p>
            </Empty>
          ) : (
            <Table
              title="Bans"
              rows={list}
              keyOf={({ id }) => id}
              columns={[
                { title: 'Known by', isWords: true, cell: ({ who }) => describeBan(who).way },
                { title: 'Who', cell: (ban) => <Who {...ban} /> },
                { title: 'Reason', cell: ({ reason }) => reason ?? <span class="quiet">None given</span> },
                { title: 'By', cell: ({ bannedBy }) => bannedBy ?? 'A bot' },
                { title: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
                {
                  title: 'Ends',
                  isWords: true,
                  cell: ({ until }) => <Moment at={until} now={now} none="Never" />,
                },
                {
                  title: 'Actions',
                  isActions: true,
                  cell: (ban) => (
                    <button
                      type="button"
                      class="button"
                      aria-label={`Lift the ban by ${nameOf(ban)}`}
                      onClick={() => setLifted(ban)}
                    >
                      Lift
                    </button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {lifted && (
        <ConfirmDialog
          title="Lift this ban?"
          takes={[`The visitor with ${nameOf(lifted)} can chat again at once.`]}
          action="Lift ban"
          onConfirm={async () => {
            await bans.lift(lifted);
            toasting.say('Ban lifted.');
          }}
          onClose={() => setLifted(undefined)}
        />
      )}
    </Page>
  );
}

function Who({ who, caseId }: BanSummary) {
  const { what } = describeBan(who);
  return what ? <code>{what}</code> : <a href={`#/cases/${encodeURIComponent(caseId)}`}>this chat</a>;
}

function nameOf({ who }: BanSummary): string {
  const { way, what } = describeBan(who);
  const lower = way.charAt(0).toLowerCase() + way.slice(1);
  return what ? `${lower} ${what}` : lower;
}
