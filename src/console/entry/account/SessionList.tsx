import { useState } from 'preact/hooks';
import type { AccountSession } from '../../../operations/console/account';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/page/toasting';
import type { Account } from './account';

export interface SessionListProps {
  account: Account;
  toasting: Toasting;
  now: number;
}

export function SessionList({ account, toasting, now }: SessionListProps) {
  const [isEndingOthers, setEndingOthers] = useState(false);
  return (
    <Loaded resource={account.sessions}>
      {(sessions) => (
        <>
          <Table
            title="Sessions"
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              { title: 'Browser', cell: (session) => placeOf(session) },
              { title: 'Signed in', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
              { title: 'Ends', cell: ({ expiresAt }) => <Moment at={expiresAt} now={now} /> },
              {
                title: 'Actions',
                isActions: true,
                cell: (session) =>
                  session.isThis ? (
                    <Badge tone="good">This browser</Badge>
                  ) : (
                    <button
                      type="button"
                      class="button"
                      aria-label={`Sign out ${placeOf(session)}`}
                      disabled={account.endingSession.state.value.kind === 'running'}
                      onClick={() => void account.endingSession.run(() => account.endSession(session))}
                    >
                      Sign out
                    </button>
                  ),
              },
            ]}
          />
          <MutationFault mutation={account.endingSession} />
          {sessions.length > 1 && (
            <div>
              <button type="button" class="button" onClick={() => setEndingOthers(true)}>
                Sign out everywhere else
              </button>
            </div>
          )}
          {isEndingOthers && (
            <ConfirmDialog
              title="Sign out everywhere else?"
              takes={['All other sessions end immediately.']}
              action="Sign out"
              onConfirm={async () => {
                await account.endOthers();
                toasting.say('You are signed out everywhere else.');
              }}
              onClose={() => setEndingOthers(false)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function placeOf({ browser, os }: AccountSession): string {
  return [browser, os].filter(Boolean).join(' on ') || 'Unknown browser';
}
