import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import type { Draft } from '../data/draft';
import { faultText, type Fault } from '../data/faults';
import { describePath } from '../format/describe-change';
import { formTexts } from './texts';

export interface SaveStateProps {
  draft: Pick<Draft<unknown>, 'state' | 'takeTheirs' | 'keepMine'>;
  /** There is nothing to do: it need not stay in sight. */
  isResting: boolean;
  children: ComponentChildren;
}

/** What a bar below a form says of a draft that could not be saved; else its own words and buttons. */
export function SaveState({ draft, isResting, children }: SaveStateProps) {
  const texts = formTexts();
  const state = draft.state.value;
  if (state.kind === 'conflict')
    return (
      <div class="save-bar" role="alert">
        <p>{texts.conflict}</p>
        <button type="button" class="button" onClick={() => void draft.takeTheirs()}>
          {texts.loadLatest}
        </button>
        <button type="button" class="button button-danger" onClick={() => void draft.keepMine()}>
          {texts.overwrite}
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
  const texts = formTexts();
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
        ? texts.notSaved
        : fault
          ? texts.notSavedAt(describePath(fault.path.replace(/\[(\d+)\]/g, '.$1')), faultText(fault))
          : message}
    </p>
  );
}
