import { useState } from 'preact/hooks';
import { focusFirstFault } from '../../kit/frame/focus';
import type { SettingsDraft } from './settings-draft';
import { PublishDialog } from './PublishDialog';
import { SaveState } from '../../kit/forms/SaveState';
import type { Toasting } from '../../kit/toasts/toasting';
import { publishingTexts } from './texts';

export interface PublishBarProps {
  setup: SettingsDraft;
  toasting: Toasting;
}

/** Stays in sight while pages do not have what is above: saves it as the draft, publishes it, takes it back. */
export function PublishBar({ setup, toasting }: PublishBarProps) {
  const [isAsked, ask] = useState(false);
  const texts = publishingTexts();
  const { draft, changed, changes } = setup;
  const isChanged = draft.isChanged.value;
  // One after the other: each is for the version that the one before it leaves.
  const isBusy = draft.state.value.kind === 'saving' || setup.turning.state.value.kind === 'running';
  const count = changes.value.length;
  async function publish(form: HTMLElement | null) {
    if (count === 0 || isBusy) return;
    // Also what is written while it is saved.
    while (draft.isChanged.value) {
      if (await draft.save()) continue;
      if (form) focusFirstFault(form);
      return;
    }
    ask(true);
  }
  async function discard() {
    const left = setup.left();
    if (!changed.value || !left) return draft.discard();
    const isDone = await setup.turning.run(setup.discard);
    if (isDone) toasting.say(texts.discarded, () => setup.replace(left));
  }
  return (
    <>
      <SaveState draft={draft} isResting={count === 0 && !isChanged}>
        <p class="quiet">{describe(setup)}</p>
        {(isChanged || changed.value) && (
          <button type="button" class="button" disabled={isBusy} onClick={() => void discard()}>
            {changed.value ? texts.discardChanges : texts.discard}
          </button>
        )}
        <button type="submit" class="button" aria-disabled={!isChanged || isBusy}>
          {texts.saveDraft}
        </button>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={count === 0 || isBusy}
          onClick={(event) => void publish(event.currentTarget.form)}
        >
          {texts.publishDialog}
        </button>
      </SaveState>
      {isAsked && <PublishDialog setup={setup} toasting={toasting} onClose={() => ask(false)} />}
    </>
  );
}

function describe({ draft, changed, changes, turning }: SettingsDraft): string {
  if (turning.state.value.kind === 'refused') return turning.state.value.message;
  const texts = publishingTexts();
  if (draft.isChanged.value) return texts.unsaved;
  const count = changes.value.length;
  if (count === 0) return texts.allPublished;
  return changed.value ? texts.unpublishedBy(count, changed.value.actor) : texts.unpublished(count);
}
