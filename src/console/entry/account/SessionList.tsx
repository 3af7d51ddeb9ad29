import { useState } from 'preact/hooks';
import type { AccountSession } from '../../../operations/console/account';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Table } from '../../kit/page/Table';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Account } from './account';
import { accountTexts } from './texts';

export interface SessionListProps {
  account: Account;
  toasting: Toasting;
  now: number;
}

export function SessionList({ account, toasting, now }: SessionListProps) {
  const texts = accountTexts();
  const [isEndingOthers, setEndingOthers] = useState(false);
  return (
    <Loaded resource={account.sessions}>
      {(sessions) => (
        <>
          <Table
            title={texts.sessions}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              { title: texts.columns.browser, cell: (session) => placeOf(session) },
              { title: texts.columns.signedIn, cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
              { title: texts.columns.ends, cell: ({ expiresAt }) => <Moment at={expiresAt} now={now} /> },
              {
                title: texts.columns.actions,
                isActions: true,
                cell: (session) =>
                  session.isThis ? (
                    <Badge tone="good">{texts.thisBrowser}</Badge>
                  ) : (
                    <button
                      type="button"
                      class="button"
                      aria-label={texts.signOutOf(placeOf(session))}
                      aria-disabled={account.endingSession.state.value.kind === 'running'}
                      onClick={() => void account.endingSession.run(() => account.endSession(session))}
                    >
                      {texts.signOut}
                    </button>
                  ),
              },
            ]}
          />
          <MutationFault mutation={account.endingSession} />
          {sessions.length > 1 && (
            <div>
              <button type="button" class="button" onClick={() => setEndingOthers(true)}>
                {texts.signOutOthers}
              </button>
            </div>
          )}
          {isEndingOthers && (
            <ConfirmDialog
              title={texts.reallySignOutOthers}
              takes={[texts.othersEnd]}
              action={texts.signOut}
              onConfirm={async () => {
                await account.endOthers();
                toasting.say(texts.othersSignedOut);
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
  const texts = accountTexts();
  return browser && os ? texts.browserOn(browser, os) : browser || os || texts.unknownBrowser;
}
