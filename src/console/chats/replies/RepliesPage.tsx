import { useState } from 'preact/hooks';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import type { Replies } from './replies';
import { ReplyDialog } from './ReplyDialog';
import { ReplyTable } from './ReplyTable';
import './replies.css';

export interface RepliesPageProps {
  replies: Replies;
  /** Administrators write the shared ones. */
  isAdministrator: boolean;
  toasting: Toasting;
}

export function RepliesPage({ replies, isAdministrator, toasting }: RepliesPageProps) {
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const [removed, setRemoved] = useState<CannedReply>();
  const actions = { onEdit: setEdited, onRemove: setRemoved };
  return (
    <Page
      title="Canned replies"
      lead={
        <>
          Texts that you write often. Type <kbd>/</kbd> and a word in the answer box to insert one.
        </>
      }
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setEdited('new')}>
          New reply
        </button>
      }
    >
      <Loaded resource={replies.list}>
        {(list) => {
          const shared = list.filter(({ isShared }) => isShared);
          const own = list.filter(({ isShared }) => !isShared);
          return (
            <>
              <Section title="Yours" lead="Only you can use and change them.">
                {own.length > 0 ? (
                  <ReplyTable title="Yours" replies={own} {...actions} />
                ) : (
                  <Empty title="None yet">
                    <p>Write the greeting that you type most often, for example as /hi.</p>
                  </Empty>
                )}
              </Section>
              <Section
                title="Shared"
                lead={`All agents can use them. ${isAdministrator ? 'Administrators' : 'Only administrators'} can change them.`}
              >
                {shared.length > 0 ? (
                  <ReplyTable title="Shared" replies={shared} {...(isAdministrator && actions)} />
                ) : (
                  <Empty title="None yet" />
                )}
              </Section>
            </>
          );
        }}
      </Loaded>
      {edited && (
        <ReplyDialog
          replies={replies}
          reply={edited === 'new' ? undefined : edited}
          isAdministrator={isAdministrator}
          onSaved={(word) => toasting.say(`/${word} saved.`)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Delete /${removed.word}?`}
          takes={[removed.isShared ? 'No agent can use it any more.' : 'You can’t use it any more.']}
          action="Delete reply"
          onConfirm={async () => {
            await replies.remove(removed);
            toasting.say(`/${removed.word} deleted.`);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}
