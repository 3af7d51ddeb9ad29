import type { ReadonlySignal } from '@preact/signals';
import type { CaseSummary } from '../../../operations/console/cases';
import { Icon } from '../../../ui/Icon';
import { MutationModel } from '../../kit/data/mutation';
import { formatMoment } from '../../kit/format/dates';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import type { OpenCase } from '../conversation/open-case';
import { endedTexts } from './texts';

export interface DoneStateProps {
  summary: CaseSummary;
  openCase: Pick<OpenCase, 'change' | 'toasting'>;
  now: ReadonlySignal<number>;
}

/** Says who has marked a message as done, or lets the agent do it. */
export function DoneState({ summary: { id, done }, openCase, now }: DoneStateProps) {
  const { state, run } = useModel(() => new MutationModel());
  const texts = endedTexts();
  const isDone = done !== undefined;
  function mark(wanted: boolean) {
    return openCase.change(
      (client, path) => client.call('PUT /cases/{id}/done', { path, body: { isDone: wanted } }),
      id,
    );
  }
  async function toggle() {
    await mark(!isDone);
    openCase.toasting.say(isDone ? texts.openedAgain : texts.saidDone, () => mark(isDone));
  }
  const isRunning = state.value.kind === 'running';
  return (
    <>
      {done && <span role="status">{texts.doneBy(done.by?.alias, formatMoment(done.at, now.peek()))}</span>}
      <button type="button" class="button" aria-disabled={isRunning} onClick={() => void run(toggle)}>
        {!done && <Icon name="check" />}
        {done ? texts.openAgain : texts.done}
      </button>
      <Refusal message={state.value.kind === 'refused' ? state.value.message : undefined} />
    </>
  );
}
