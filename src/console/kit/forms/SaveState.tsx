import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import type { Draft } from '../data/draft';
import { faultText, type Fault } from '../data/faults';
import { describePath } from '../page/describe-change';

export interface SaveStateProps {
  draft: Pick<Draft<unknown>, 'state' | 'takeTheirs' | 'keepMine'>;
  /** There is nothing to do: it need not stay in sight. */
  isResting: boolean;
  children: ComponentChildren;
}

/** What a bar below a form says of a draft that could not be saved; else its own words and buttons. */
export function SaveState({ draft, isResting, children }: SaveStateProps) {
  const state = draft.state.value;
  if (state.kind === 'conflict')
    return (
      <div class="save-bar" role="alert">
        <p>Someone else has saved changes since you opened this.</p>
        <button type="button" class="button" onClick={() => void draft.takeTheirs()}>
          Discard mine and load the latest
        </button>
        <button type="button" class="button button-danger" onClick={() => void draft.keepMine()}>
          Overwrite
        </button>
      </div>
    );
  return (
    <div class={isResting ? 'save-bar save-bar-resting' : 'save-bar'}>
      <div class="save-bar-fault" aria-live="polite">
        {state.kind === 'refused' && <NotSaved {...state} />}
      </div>
      {children}
    </div>
  );
}

/** Why it is not saved: what is marked at a field is not said again. */
function NotSaved({ message, faults }: { message: string; faults: readonly Fault[] }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isMarked, setMarked] = useState(false);
  useLayoutEffect(() => {
    setMarked(line.current?.closest('form')?.querySelector('[aria-invalid]') != null);
  }, [faults]);
  const [fault] = faults;
  return (
    <p class="fault" ref={line}>
      <Icon name="alert" />
      {isMarked
        ? 'Not saved. Correct the marked fields.'
        : fault
          ? `Not saved. ${describePath(fault.path.replace(/\[(\d+)\]/g, '.$1'))}: ${faultText(fault)}`
          : message}
    </p>
  );
}
