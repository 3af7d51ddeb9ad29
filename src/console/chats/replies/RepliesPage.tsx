import { useState } from 'preact/hooks';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import type { Leaving } from '../../kit/frame/leaving';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { Filled } from '../../kit/texts/Filled';
import type { Toasting } from '../../kit/toasts/toasting';
import type { Replies } from './replies';
import type { ReplyWriting } from './reply-writing';
import { ReplyDialog } from './ReplyDialog';
import { ReplyTable } from './ReplyTable';
import { replyTexts } from './texts';
import './replies.css';

export interface RepliesPageProps {
  replies: Replies;
  writing: ReplyWriting;
  /** Administrators write the shared ones. */
  isAdministrator: boolean;
  leaving: Leaving;
  toasting: Toasting;
}

export function RepliesPage(props: RepliesPageProps) {
  const { replies, writing, isAdministrator, leaving, toasting } = props;
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const [removed, setRemoved] = useState<CannedReply>();
  const texts = replyTexts();
  const actions = { onEdit: setEdited, onRemove: setRemoved };
  return (
    <Page
      title={texts.title}
      lead={<Filled text={texts.lead} parts={{ slash: <kbd>/</kbd> }} />}
      toasting={toasting}
      actions={
        <button type="button" class="button button-strong" onClick={() => setEdited('new')}>
          {texts.newReply}
        </button>
      }
    >
      <Loaded resource={replies.list}>
        {(list) => {
          const shared = list.filter(({ isShared }) => isShared);
          const own = list.filter(({ isShared }) => !isShared);
          return (
            <>
              <Section title={texts.yours} lead={texts.yoursLead}>
                {own.length > 0 ? (
                  <ReplyTable title={texts.yours} replies={own} {...actions} />
                ) : (
                  <Empty title={texts.none}>
                    <p>{texts.noneHint}</p>
                  </Empty>
                )}
              </Section>
              <Section
                title={texts.shared}
                lead={isAdministrator ? texts.sharedLeadForAdministrators : texts.sharedLead}
              >
                {shared.length > 0 ? (
                  <ReplyTable title={texts.shared} replies={shared} {...(isAdministrator && actions)} />
                ) : (
                  <Empty title={texts.none} />
                )}
              </Section>
            </>
          );
        }}
      </Loaded>
      {edited && (
        <ReplyDialog
          writing={writing}
          reply={edited === 'new' ? undefined : edited}
          isAdministrator={isAdministrator}
          leaving={leaving}
          onSaved={(word) => toasting.say(texts.saved(word))}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={texts.reallyDelete(removed.word)}
          takes={[removed.isShared ? texts.deletingShared : texts.deletingOwn]}
          action={texts.deleteReply}
          onConfirm={async () => {
            // As it is now: somebody else may have changed it behind the dialog.
            const latest = replies.known.value.find(({ id }) => id === removed.id) ?? removed;
            await writing.remove(latest);
            toasting.say(texts.deleted(latest.word), () => writing.create(latest));
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}
