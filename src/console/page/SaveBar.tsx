import { Icon } from '../../ui/Icon';
import type { Draft } from '../resource/draft';

export interface SaveBarProps {
  draft: Pick<Draft<unknown>, 'state' | 'isChanged' | 'discard' | 'takeTheirs' | 'keepMine'>;
  action?: string | undefined;
}

/** Stays in sight while something is not saved; says why it could not be, and settles conflicts. */
export function SaveBar({ draft, action = 'Save' }: SaveBarProps) {
  const state = draft.state.value;
  const isChanged = draft.isChanged.value;
  if (state.kind === 'conflict')
    return (
      <div class="save-bar" role="alert">
        <p>Somebody else has saved this since you opened it.</p>
        <button type="button" class="button" onClick={() => void draft.takeTheirs()}>
          Show theirs, drop mine
        </button>
        <button type="button" class="button button-danger" onClick={() => void draft.keepMine()}>
          Save mine over it
        </button>
      </div>
    );
  return (
    <div class={isChanged ? 'save-bar' : 'save-bar save-bar-resting'}>
      <div class="save-bar-text" aria-live="polite">
        {state.kind === 'refused' ? (
          <p class="fault">
            <Icon name="alert" />
            {state.message}
          </p>
        ) : (
          <p class="quiet">{isChanged ? 'Not saved yet' : ''}</p>
        )}
      </div>
      {isChanged && (
        <button type="button" class="button" onClick={draft.discard}>
          Discard
        </button>
      )}
      <button type="submit" class="button button-strong" disabled={!isChanged || state.kind === 'saving'}>
        {action}
      </button>
    </div>
  );
}
