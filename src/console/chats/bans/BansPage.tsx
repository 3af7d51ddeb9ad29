import { useState } from 'preact/hooks';
import type { BanSummary } from '../../../operations/console/bans';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { BreakableAddress } from '../../kit/page/BreakableAddress';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { PagedTable } from '../../kit/page/PagedTable';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Bans } from './bans';
import { describeBan } from './describe-ban';
import { banTexts } from './texts';

export interface BansPageProps {
  bans: Bans;
  toasting: Toasting;
  now: number;
}

export function BansPage({ bans, toasting, now }: BansPageProps) {
  const texts = banTexts();
  const { columns } = texts;
  const [lifted, setLifted] = useState<BanSummary>();
  return (
    <Page title={texts.title} lead={texts.lead} toasting={toasting}>
      <PagedTable
        title={texts.title}
        list={bans.list}
        keyOf={({ id }) => id}
        empty={
          <Empty title={texts.none}>
            <p>{texts.noneHint}</p>
          </Empty>
        }
        columns={[
          { title: columns.recognisedBy, isWords: true, cell: ({ who }) => describeBan(who).way },
          { title: columns.who, cell: (ban) => <Who {...ban} /> },
          {
            title: columns.reason,
            cell: ({ reason }) => reason ?? <span class="quiet">{texts.noReason}</span>,
          },
          {
            title: columns.by,
            isAddress: true,
            cell: ({ bannedBy }) => <BreakableAddress address={bannedBy ?? texts.bot} />,
          },
          { title: columns.since, cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
          {
            title: columns.ends,
            isWords: true,
            cell: ({ until }) => <Moment at={until} now={now} none={texts.never} />,
          },
          {
            title: columns.actions,
            isActions: true,
            cell: (ban) => (
              <button
                type="button"
                class="button"
                aria-label={texts.liftNamed(nameOf(ban))}
                onClick={() => setLifted(ban)}
              >
                {texts.lift}
              </button>
            ),
          },
        ]}
      />
      {lifted && (
        <ConfirmDialog
          title={texts.reallyLift}
          takes={[texts.lifting(nameOf(lifted))]}
          action={texts.liftBan}
          onConfirm={async () => {
            await bans.lift(lifted);
            toasting.say(texts.lifted);
          }}
          onClose={() => setLifted(undefined)}
        />
      )}
    </Page>
  );
}

function Who({ who, caseId }: BanSummary) {
  const { what } = describeBan(who);
  return what ? (
    <code>
      <BreakableAddress address={what} />
    </code>
  ) : (
    <a href={`#/cases/${encodeURIComponent(caseId)}`}>{banTexts().thisChat}</a>
  );
}

function nameOf({ who }: BanSummary): string {
  const { way, what } = describeBan(who);
  return banTexts().named(way, what);
}
