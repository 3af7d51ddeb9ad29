import type { DueDeletions } from '../../../operations/console/privacy';
import { Fields } from '../../kit/fields/Fields';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { DraftForm } from '../../kit/forms/DraftForm';
import type { Leaving } from '../../kit/frame/leaving';
import type { Toasting } from '../../kit/page/toasting';
import type { Privacy } from './privacy';
import { retentionFields } from './retention-fields';

export interface RetentionFormProps {
  privacy: Privacy;
  leaving: Leaving;
  toasting: Toasting;
}

/** How long data is kept. Asks before a shorter time deletes something. */
export function RetentionForm({ privacy, leaving, toasting }: RetentionFormProps) {
  const asked = privacy.asked.value;
  function onSaved() {
    toasting.say('Saved.');
  }
  return (
    <>
      <DraftForm draft={privacy.settings} leaving={leaving} save={privacy.saveOrAsk} onSaved={onSaved}>
        {() => <Fields source={privacy.settings} schemas={retentionFields} />}
      </DraftForm>
      {asked && (
        <ConfirmDialog
          title="Delete older data?"
          takes={[
            asked.due
              ? `Saving deletes ${describeDue(asked.due)} within an hour.`
              : 'Saving deletes all older data within an hour.',
            'This can’t be undone.',
          ]}
          name="delete"
          action="Save and delete"
          onConfirm={async () => {
            if (await privacy.save()) onSaved();
          }}
          onClose={privacy.cancel}
        />
      )}
    </>
  );
}

/** Like `1 chat with everything that belongs to it, and 12 pictures`. */
export function describeDue({ cases, visitors, screenshots, logEntries }: DueDeletions): string {
  const parts = [
    cases > 0 &&
      `${counted(cases, 'chat', 'chats')} with everything that belongs to ${cases === 1 ? 'it' : 'them'}`,
    visitors > 0 && `the visitor details of ${counted(visitors, 'chat', 'chats')}`,
    screenshots > 0 && counted(screenshots, 'picture or file', 'pictures and files'),
    logEntries > 0 && counted(logEntries, 'log entry', 'log entries'),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}

function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
