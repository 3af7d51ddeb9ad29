import { Dialog } from '../../kit/frame/Dialog';
import type { SettingsDraft } from './settings-draft';
import { MutationFault } from '../../kit/page/MutationFault';
import { ChangeList } from '../../kit/page/ChangeList';
import type { Toasting } from '../../kit/page/toasting';

export interface PublishDialogProps {
  setup: SettingsDraft;
  toasting: Toasting;
  onClose(): void;
}

/** Shows what pages get before they get it; afterwards it can be taken back. */
export function PublishDialog({ setup, toasting, onClose }: PublishDialogProps) {
  const { publishing, changes } = setup;
  function close() {
    publishing.reset();
    onClose();
  }
  async function publish(event: Event) {
    event.preventDefault();
    const before = setup.published.value;
    if (!(await publishing.run(setup.publish))) return;
    onClose();
    toasting.say(
      'Published. Pages follow within a minute.',
      before && (() => void publishing.run(() => setup.unpublish(before))),
    );
  }
  return (
    <Dialog title="Publish this?" onClose={close}>
      <form class="confirm" onSubmit={(event) => void publish(event)}>
        <p>Pages that carry the widget get it with their next view.</p>
        <ChangeList changes={changes.value} />
        <MutationFault mutation={publishing} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button
            type="submit"
            class="button button-strong"
            disabled={publishing.state.value.kind === 'running' || changes.value.length === 0}
          >
            Publish
          </button>
        </div>
      </form>
    </Dialog>
  );
}
