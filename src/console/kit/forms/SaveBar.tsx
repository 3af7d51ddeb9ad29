import type { Draft } from '../data/draft';
import { SaveState } from './SaveState';

export interface SaveBarProps {
  draft: Pick<Draft<unknown>, 'state' | 'isChanged' | 'discard' | 'takeTheirs' | 'keepMine'>;
  action?: string | undefined;
}

/** Stays in sight while something is not saved; says why it could not be, and settles conflicts. */
export function SaveBar({ draft, action = 'Save' }: SaveBarProps) {
  const isChanged = draft.isChanged.value;
  return (
    <SaveState draft={draft} isResting={!isChanged}>
      <p class="quiet">{isChanged ? 'Unsaved changes' : ''}</p>
      {isChanged && (
        <button type="button" class="button" onClick={draft.discard}>
          Discard
        </button>
      )}
      <button
        type="submit"
        class="button button-strong"
        disabled={!isChanged || draft.state.value.kind === 'saving'}
      >
        {action}
      </button>
    </SaveState>
  );
}
