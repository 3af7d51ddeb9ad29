import type { Draft } from '../data/draft';
import { SaveState } from './SaveState';
import { formTexts } from './texts';

export interface SaveBarProps {
  draft: Pick<Draft<unknown>, 'state' | 'isChanged' | 'discard' | 'takeTheirs' | 'keepMine'>;
  action?: string | undefined;
}

/** Stays in sight while something is not saved; says why it could not be, and settles conflicts. */
export function SaveBar({ draft, action }: SaveBarProps) {
  const texts = formTexts();
  const isChanged = draft.isChanged.value;
  const isSaving = draft.state.value.kind === 'saving';
  return (
    <SaveState draft={draft} isResting={!isChanged}>
      <p class="quiet">{isChanged ? texts.unsaved : ''}</p>
      {isChanged && (
        <button type="button" class="button" disabled={isSaving} onClick={draft.discard}>
          {texts.discard}
        </button>
      )}
      <button type="submit" class="button button-strong" aria-disabled={!isChanged || isSaving}>
        {action ?? texts.save}
      </button>
    </SaveState>
  );
}
