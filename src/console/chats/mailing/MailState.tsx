import { Icon } from '../../../ui/Icon';
import { MutationModel } from '../../kit/data/mutation';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import type { OpenCase } from '../conversation/open-case';
import type { MailLine } from '../conversation/shown-entries';
import { mailingTexts } from './texts';
import './mailing.css';

export interface MailStateProps {
  mail: MailLine['mail'];
  ask: OpenCase['ask'];
}

/** Says below a message what became of it as a mail; a refused one can be sent again. */
export function MailState({ mail: { index, state, reason = '' }, ask }: MailStateProps) {
  const { state: sending, run } = useModel(() => new MutationModel());
  const texts = mailingTexts();
  function sendAgain() {
    return ask(({ call }, { id }) => call('POST /cases/{id}/entries/{index}/mail', { path: { id, index } }));
  }
  if (state !== 'refused')
    return (
      <p class={`mail-state mail-state-${state}`}>
        <DrawnIcon name="mail" />
        {texts[state]}
      </p>
    );
  return (
    <div class="mail-state mail-state-refused">
      <Icon name="alert" />
      <span dir="auto">{texts.refused(reason)}</span>
      <button
        type="button"
        class="cw-text-button"
        aria-disabled={sending.value.kind === 'running'}
        onClick={() => void run(sendAgain)}
      >
        {texts.sendAgain}
      </button>
      <Refusal message={sending.value.kind === 'refused' ? sending.value.message : undefined} />
    </div>
  );
}
