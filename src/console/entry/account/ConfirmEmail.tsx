import { MutationModel } from '../../kit/data/mutation';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { accountTexts } from './texts';

/** Where the mailed link leads. Opening it changes nothing: mail servers open links too. */
export function ConfirmEmail({ onConfirm }: { onConfirm(): Promise<void> }) {
  const { state, run } = useModel(() => new MutationModel());
  const texts = accountTexts();
  return (
    <div class="fields">
      <p>{texts.confirmLead}</p>
      <div>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={state.value.kind === 'running'}
          onClick={() => void run(onConfirm)}
        >
          {texts.confirmEmail}
        </button>
      </div>
      <Refusal message={state.value.kind === 'refused' ? state.value.message : undefined} />
    </div>
  );
}
