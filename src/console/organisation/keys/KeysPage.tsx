import { useState } from 'preact/hooks';
import type { KeySummary } from '../../../operations/console/keys';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import type { Leaving } from '../../kit/frame/leaving';
import { SecretDialog } from '../../kit/page/SecretDialog';
import { Table } from '../../kit/page/Table';
import { Filled } from '../../kit/texts/Filled';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Keys } from './keys';
import { NewKeyDialog } from './NewKeyDialog';
import { keyTexts } from './texts';

export interface KeysPageProps {
  keys: Keys;
  leaving: Leaving;
  toasting: Toasting;
  now: number;
}

export function KeysPage({ keys, leaving, toasting, now }: KeysPageProps) {
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<KeySummary>();
  const texts = keyTexts();
  const { columns, kinds } = texts;
  const made = keys.made.value;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          {texts.newKey}
        </button>
      }
    >
      <Loaded resource={keys.list}>
        {({ orgId, keys: list }) => (
          <>
            {list.length > 0 ? (
              <Table
                title={texts.title}
                rows={list}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: columns.name,
                    cell: ({ name }) => name || <span class="quiet">{texts.noName}</span>,
                  },
                  { title: columns.kind, isWords: true, cell: ({ kind }) => kinds[kind].title },
                  {
                    title: columns.key,
                    isWords: true,
                    cell: ({ key }) => (key ? <code>{key}</code> : texts.shownOnce),
                  },
                  { title: columns.may, isWords: true, cell: (key) => <Scopes {...key} /> },
                  { title: columns.created, cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
                  { title: columns.lastUsed, cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} now={now} /> },
                  { title: columns.ends, isWords: true, cell: (key) => <End {...key} now={now} /> },
                  {
                    title: columns.actions,
                    isActions: true,
                    cell: (key) => (
                      <button
                        type="button"
                        class="button"
                        aria-label={texts.revokeNamed(nameOf(key))}
                        onClick={() => setRevoked(key)}
                      >
                        {texts.revoke}
                      </button>
                    ),
                  },
                ]}
              />
            ) : (
              <Empty title={texts.none}>
                <p>{texts.noneHint}</p>
              </Empty>
            )}
            <p class="quiet">
              <Filled text={texts.organisationId} parts={{ id: <code>{orgId}</code> }} />
            </p>
          </>
        )}
      </Loaded>
      {isCreating && <NewKeyDialog keys={keys} onClose={() => setCreating(false)} />}
      {made && (
        <SecretDialog
          title={kinds[made.kind].titleOfNew}
          what={texts.key}
          secret={made.key}
          leaving={leaving}
          onClose={keys.forgetMade}
        >
          <p>{kinds[made.kind].opens}</p>
        </SecretDialog>
      )}
      {revoked && (
        <ConfirmDialog
          title={texts.reallyRevoke(nameOf(revoked))}
          takes={[kinds[revoked.kind].stops, texts.cannotBeUndone]}
          action={texts.revokeKey}
          onConfirm={async () => {
            await keys.revoke(revoked);
            toasting.say(texts.revoked(nameOf(revoked)));
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Page>
  );
}

function Scopes({ kind, scopes }: KeySummary) {
  const texts = keyTexts();
  return <>{scopes ? scopes.map((scope) => texts.scopes[scope]).join(', ') : texts.kinds[kind].may}</>;
}

function End({ expiresAt, now }: KeySummary & { now: number }) {
  const texts = keyTexts();
  if (expiresAt === undefined) return <span class="quiet">{texts.never}</span>;
  return expiresAt <= now ? <Badge tone="bad">{texts.ended}</Badge> : <Moment at={expiresAt} now={now} />;
}

function nameOf({ name, kind }: KeySummary): string {
  return name || keyTexts().kinds[kind].title;
}
