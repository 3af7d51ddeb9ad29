import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Leaving } from '../frame/leaving';
import type { Draft } from '../data/draft';
import { focusFirstFault } from '../frame/focus';
import { LeaveDialog } from '../frame/LeaveDialog';
import { LoadFailure } from '../page/LoadFailure';
import { Loading } from '../page/Loaded';
import { SaveBar } from './SaveBar';

export interface DraftFormProps<Value> {
  draft: Draft<Value>;
  leaving: Leaving;
  /** What the button says. */
  action?: string;
  /** Below the form, in the place of the one that saves. */
  bar?: ComponentChildren;
  /** In the place of the draft's own. Answers whether it is saved. */
  save?(): Promise<boolean>;
  onSaved?(): void;
  children(value: Value): ComponentChildren;
}

/** A form over a draft: loading, faults, the save bar, and a question before what is not saved is left. */
export function DraftForm<Value>({
  draft,
  leaving,
  action,
  bar,
  save = draft.save,
  onSaved,
  children,
}: DraftFormProps<Value>) {
  useEffect(() => leaving.watch(draft.isChanged), [draft]);
  const state = draft.state.value;
  const value = draft.value.value;
  async function submit(event: Event) {
    event.preventDefault();
    if (!draft.isChanged.value || state.kind === 'saving') return;
    const form = event.currentTarget as HTMLElement;
    if (await save()) onSaved?.();
    else focusFirstFault(form);
  }
  function body() {
    if (state.kind === 'failed')
      return <LoadFailure message={state.message} onRetry={() => void draft.retry()} />;
    if (value === undefined) return <Loading />;
    return (
      <form class="draft" noValidate onSubmit={(event) => void submit(event)}>
        {children(value)}
        {bar ?? <SaveBar draft={draft} action={action} />}
      </form>
    );
  }
  return (
    <>
      {body()}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
