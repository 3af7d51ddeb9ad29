import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { VisitorNow, VisitorsNow } from '../../../operations/console/inbox/visitors-now';
import { formatElapsed } from '../../kit/format/elapsed';
import { languageName } from '../../kit/format/language-name';
import { visitorName } from '../../kit/format/visitor-name';
import type { Leaving } from '../../kit/frame/leaving';
import { Badge } from '../../kit/page/Badge';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { PageLink } from '../../kit/page/PageLink';
import { Table, type Column } from '../../kit/page/Table';
import type { Toasting } from '../../kit/toasts/toasting';
import { InviteDialog } from './InviteDialog';
import { visitorsNowTexts } from './texts';
import type { VisitorsNowScreen } from './visitors-now';

export interface VisitorsNowPageProps {
  visitors: VisitorsNowScreen;
  leaving: Leaving;
  toasting: Toasting;
  /** By the service's clock. */
  now: ReadonlySignal<number> | undefined;
}

/** Who is on the site right now. */
export function VisitorsNowPage({ visitors, leaving, toasting, now }: VisitorsNowPageProps) {
  const texts = visitorsNowTexts();
  const [invited, setInvited] = useState<{ visitor: VisitorNow; message: string }>();

  async function invite(message: string) {
    if (!invited) return;
    const { invitation } = await visitors.invite(invited.visitor.id, message);
    toasting.say(
      invitation && !invitation.isYours
        ? texts.quicker(invitation.by)
        : texts.invited(nameOf(invited.visitor)),
    );
  }

  return (
    <Page title={texts.title} lead={texts.lead} toasting={toasting}>
      <Loaded resource={visitors.resource}>
        {(read) =>
          read.visitors.length === 0 ? (
            <NoVisitors isOn={read.isOn} />
          ) : (
            <>
              <p class="quiet">{texts.count(read.visitors.length)}</p>
              <div
                onPointerMove={visitors.hold}
                onPointerDown={visitors.hold}
                onPointerLeave={visitors.release}
              >
                <Table
                  title={texts.title}
                  rows={visitors.rows.value}
                  keyOf={({ id }) => id}
                  columns={columnsOf(read, now, (visitor) =>
                    setInvited({ visitor, message: messageFor(read, visitor) }),
                  )}
                />
              </div>
            </>
          )
        }
      </Loaded>
      {invited && (
        <InviteDialog
          name={nameOf(invited.visitor)}
          message={invited.message}
          leaving={leaving}
          onInvite={invite}
          onClose={() => setInvited(undefined)}
        />
      )}
    </Page>
  );
}

function columnsOf(
  { widgets }: VisitorsNow,
  now: ReadonlySignal<number> | undefined,
  onInvite: (visitor: VisitorNow) => void,
): Column<VisitorNow>[] {
  const texts = visitorsNowTexts();
  const { columns } = texts;
  const ofWidgets: Column<VisitorNow>[] =
    widgets.length > 1
      ? [{ title: columns.widget, cell: ({ widgetName }) => <span dir="auto">{widgetName}</span> }]
      : [];
  return [
    { title: columns.visitor, cell: (visitor) => <Who visitor={visitor} /> },
    { title: columns.page, cell: (visitor) => <Where visitor={visitor} /> },
    {
      title: columns.onSite,
      isNumber: true,
      cell: ({ arrivedAt }) => <Since at={arrivedAt} now={now} />,
    },
    { title: columns.pages, isNumber: true, cell: ({ pages }) => pages },
    { title: columns.visits, isNumber: true, cell: ({ visits }) => visits },
    ...ofWidgets,
    { title: columns.state, isWords: true, cell: (visitor) => <State visitor={visitor} /> },
    {
      title: columns.actions,
      isActions: true,
      cell: (visitor) => <Action visitor={visitor} onInvite={onInvite} />,
    },
  ];
}

function NoVisitors({ isOn }: { isOn: boolean }) {
  const texts = visitorsNowTexts();
  return (
    <Empty title={isOn ? texts.none : texts.off}>
      <p>{isOn ? texts.noneHint : texts.offHint}</p>
    </Empty>
  );
}

function Who({ visitor }: { visitor: VisitorNow }) {
  const { language } = visitor;
  return (
    <div class="table-two">
      <b dir="auto">{nameOf(visitor)}</b>
      {language && <span class="quiet">{languageName(language)}</span>}
    </div>
  );
}

function Where({ visitor: { pageUrl, pageTitle } }: { visitor: VisitorNow }) {
  if (!pageUrl && !pageTitle) return <span class="quiet">{visitorsNowTexts().noPage}</span>;
  return (
    <div class="table-two">
      {pageTitle && <bdi>{pageTitle}</bdi>}
      {pageUrl && (
        <span>
          <PageLink url={pageUrl} />
        </span>
      )}
    </div>
  );
}

/** Alone in reading the clock, so that the table is not drawn each second. */
function Since({ at, now }: { at: number; now: ReadonlySignal<number> | undefined }) {
  return <>{formatElapsed(Math.max(0, ((now?.value ?? at) - at) / 1000))}</>;
}

const tones = { waiting: 'quiet', shown: 'good', closed: 'bad', heldBack: 'quiet', missed: 'quiet' } as const;

function State({ visitor: { isInChat, invitation } }: { visitor: VisitorNow }) {
  const texts = visitorsNowTexts();
  if (isInChat) return <Badge tone="good">{texts.inChat}</Badge>;
  if (!invitation) return <span class="quiet">–</span>;
  return (
    <div class="table-two">
      <Badge tone={tones[invitation.state]}>
        {invitation.isYours ? texts.invitedByYou : <bdi>{texts.invitedBy(invitation.by)}</bdi>}
      </Badge>
      <span class="quiet">{texts.states[invitation.state]}</span>
    </div>
  );
}

function Action({ visitor, onInvite }: { visitor: VisitorNow; onInvite(visitor: VisitorNow): void }) {
  const texts = visitorsNowTexts();
  const { caseId, isInChat, invitation } = visitor;
  if (caseId)
    return (
      <a class="button" href={`#/cases/${caseId}`}>
        {texts.openChat}
      </a>
    );
  if (isInChat || invitation?.isCurrent) return null;
  return (
    <button
      type="button"
      class="button"
      aria-label={texts.inviteNamed(nameOf(visitor))}
      onClick={() => onInvite(visitor)}
    >
      {texts.invite}
    </button>
  );
}

function nameOf({ id, name }: VisitorNow): string {
  return visitorName({ id, ...(name && { visitorName: name }) });
}

function messageFor({ widgets }: VisitorsNow, { widgetId }: VisitorNow): string {
  return widgets.find(({ id }) => id === widgetId)?.message ?? visitorsNowTexts().usualMessage;
}
