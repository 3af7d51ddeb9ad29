import { useState } from 'preact/hooks';
import type { KeySummary } from '../../../operations/console/keys';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { SecretDialog } from '../../kit/page/SecretDialog';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/page/toasting';
import { keyKinds, scopeTitles } from './key-kinds';
import type { Keys } from './keys';
import { NewKeyDialog } from './NewKeyDialog';

export interface KeysPageProps {
  keys: Keys;
  toasting: Toasting;
  now: number;
}

export function KeysPage({ keys, toasting, now }: KeysPageProps) {
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<KeySummary>();
  const made = keys.made.value;
  return (
    <Page
      title="Keys and tokens"
      lead="Keys let pages and your own systems use the service. A key is shown only when you create it."
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setCreating(true)}>
          New key
        </button>
      }
    >
      <Loaded resource={keys.list}>
        {({ orgId, keys: list }) => (
          <>
            {list.length > 0 ? (
              <Table
                title="Keys and tokens"
                rows={list}
                keyOf={({ id }) => id}
                columns={[
                  { title: 'Name', cell: ({ name }) => name || <span class="quiet">No name</span> },
                  { title: 'Kind', isWords: true, cell: ({ kind }) => keyKinds[kind].title },
                  { title: 'Key', cell: ({ key }) => (key ? <code>{key}</code> : 'Shown once') },
                  { title: 'May', isWords: true, cell: (key) => <Scopes {...key} /> },
                  { title: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
                  { title: 'Last used', cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} now={now} /> },
                  { title: 'Ends', isWords: true, cell: (key) => <End {...key} now={now} /> },
                  {
                    title: 'Actions',
                    isActions: true,
                    cell: (key) => (
                      <button
                        type="button"
                        class="button"
                        aria-label={`Revoke ${nameOf(key)}`}
                        onClick={() => setRevoked(key)}
                      >
                        Revoke
                      </button>
                    ),
                  },
                ]}
              />
            ) : (
              <Empty title="No keys yet">
                <p>Pages need a visitor key to offer chats.</p>
              </Empty>
            )}
            <p class="quiet">
              Organisation ID, used in the URL of the log export: <code>{orgId}</code>
            </p>
          </>
        )}
      </Loaded>
      {isCreating && <NewKeyDialog keys={keys} onClose={() => setCreating(false)} />}
      {made && (
        <SecretDialog
          title={keyKinds[made.kind].titleOfNew}
          what="key"
          secret={made.key}
          onClose={keys.forgetMade}
        >
          <p>{keyKinds[made.kind].opens}</p>
        </SecretDialog>
      )}
      {revoked && (
        <ConfirmDialog
          title={`Revoke ${nameOf(revoked)}?`}
          takes={[keyKinds[revoked.kind].stops, 'This can’t be undone. You can create a new one.']}
          action="Revoke key"
          onConfirm={async () => {
            await keys.revoke(revoked);
            toasting.say(`${nameOf(revoked)} revoked.`);
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Page>
  );
}

function Scopes({ kind, scopes }: KeySummary) {
  return <>{scopes ? scopes.map((scope) => scopeTitles[scope]).join(', ') : keyKinds[kind].may}</>;
}

function End({ expiresAt, now }: KeySummary & { now: number }) {
  if (expiresAt === undefined) return <span class="quiet">Never</span>;
  return expiresAt <= now ? <Badge tone="bad">Ended</Badge> : <Moment at={expiresAt} now={now} />;
}

function nameOf({ name, kind }: KeySummary): string {
  return name || keyKinds[kind].title;
}
