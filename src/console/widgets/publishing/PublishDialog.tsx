import { useModel } from '../../kit/frame/use-model';
import { FormModel } from '../../kit/data/form';
import { ChangeList } from '../../kit/page/ChangeList';
import { FormDialog } from '../../kit/forms/FormDialog';
import type { Toasting } from '../../kit/toasts/toasting';
import type { SettingsDraft } from './settings-draft';
import { publishingTexts } from './texts';

export interface PublishDialogProps {
  setup: SettingsDraft;
  toasting: Toasting;
  onClose(): void;
}

/** Shows what pages get before they get it; afterwards it can be taken back. */
export function PublishDialog({ setup, toasting, onClose }: PublishDialogProps) {
  const texts = publishingTexts();
  const changes = setup.changes.value;
  const form = useModel(() => new FormModel({ first: {}, send: publish }));
  async function publish() {
    const [before, given] = [setup.published.value, setup.draft.saved.value];
    await setup.publish();
    toasting.say(texts.published, before && given && (() => setup.unpublish(before, given)));
  }
  return (
    <FormDialog
      title={texts.publishThese}
      action={texts.publish}
      form={form}
      isDisabled={changes.length === 0}
      onClose={onClose}
    >
      <p>{texts.seenOnReload}</p>
      <ChangeList changes={changes} />
    </FormDialog>
  );
}
