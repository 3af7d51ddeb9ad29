import type { DueDeletions } from '../../../operations/console/privacy';
import { Fields } from '../../kit/fields/Fields';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { DraftForm } from '../../kit/forms/DraftForm';
import type { Leaving } from '../../kit/frame/leaving';
import type { Toasting } from '../../kit/toasts/toasting';
import { perLocale } from '../../kit/texts/room-texts';
import type { Privacy } from './privacy';
import { retentionFields } from './retention-fields';
import { privacyTexts } from './texts';

export interface RetentionFormProps {
  privacy: Privacy;
  leaving: Leaving;
  toasting: Toasting;
}

/** How long data is kept. Asks before a shorter time deletes something. */
export function RetentionForm({ privacy, leaving, toasting }: RetentionFormProps) {
  const texts = privacyTexts();
  const asked = privacy.asked.value;
  function onSaved() {
    toasting.say(texts.saved);
  }
  return (
    <>
      <DraftForm draft={privacy.settings} leaving={leaving} save={privacy.saveOrAsk} onSaved={onSaved}>
        {() => <Fields source={privacy.settings} schemas={retentionFields()} />}
      </DraftForm>
      {asked && (
        <ConfirmDialog
          title={texts.reallyDelete}
          takes={[
            asked.due ? texts.savingDeletes(describeDue(asked.due)) : texts.savingDeletesAll,
            texts.cannotBeUndone,
          ]}
          name={texts.deleteWord}
          action={texts.saveAndDelete}
          onConfirm={async () => {
            if (await privacy.save()) onSaved();
          }}
          onClose={privacy.cancel}
        />
      )}
    </>
  );
}

const conjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const whole = perLocale((locale) => new Intl.NumberFormat(locale));

/** Like `1 chat with everything that belongs to it, and 12 pictures`. */
export function describeDue({ cases, visitors, screenshots, logEntries }: DueDeletions): string {
  const texts = privacyTexts();
  const parts = [
    { count: cases, say: texts.dueChats },
    { count: visitors, say: texts.dueVisitors },
    { count: screenshots, say: texts.duePictures },
    { count: logEntries, say: texts.dueEntries },
  ];
  return conjunction().format(
    parts.filter(({ count }) => count > 0).map(({ count, say }) => say(whole().format(count), count)),
  );
}
