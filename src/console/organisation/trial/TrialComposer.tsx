import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { longestEmail } from '../../../contract/limits';
import { longestTrialText } from '../../../contract/organisation/bot-trials';
import { TextField } from '../../kit/fields/TextField';
import { MutationFault } from '../../kit/forms/MutationFault';
import { faultAt } from '../../kit/data/mutation';
import type { Trial } from './trial';
import { trialTexts } from './texts';

/** Where the visitor's words are written, and at first who the visitor is. */
export function TrialComposer({ trial }: { trial: Trial }) {
  const texts = trialTexts();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { asking, visitor } = trial;
  const isRunning = asking.state.value.kind === 'running';
  const hasBegun = trial.hasBegun.value;
  const isOver = trial.isOver.value;
  const restart = useRef<HTMLButtonElement>(null);
  // What was clicked is disabled while the bot is asked, and loses the focus by it.
  useLayoutEffect(() => {
    if (isRunning || !hasBegun) return;
    if (isOver) restart.current?.focus();
    else form.current?.querySelector('input')?.focus();
  }, [isRunning, hasBegun, isOver]);
  async function submit(event: Event) {
    event.preventDefault();
    if (isRunning) return;
    setText('');
    if (!(await trial.say(text))) setText(text);
  }
  return (
    <>
      {!hasBegun && (
        <div class="trial-visitor">
          <TextField
            title={texts.email}
            schema={{ maxLength: longestEmail }}
            value={visitor.value.email}
            fault={faultAt(asking, 'email')}
            onChange={(email) => trial.setVisitor({ email })}
          />
          <TextField
            title={texts.page}
            schema={{ maxLength: 2_048, placeholder: 'https://www.example.com/lamps' }}
            value={visitor.value.pageUrl}
            fault={faultAt(asking, 'pageUrl')}
            onChange={(pageUrl) => trial.setVisitor({ pageUrl })}
          />
        </div>
      )}
      {!isOver && (
        <form ref={form} class="trial-composer" onSubmit={(event) => void submit(event)}>
          <TextField
            title={texts.message}
            schema={{ maxLength: longestTrialText }}
            value={text}
            fault={faultAt(asking, 'text')}
            onChange={setText}
          />
          <button type="submit" class="button button-strong" disabled={isRunning || !text.trim()}>
            {texts.send}
          </button>
        </form>
      )}
      <MutationFault mutation={asking} />
      {hasBegun && (
        <div class="row">
          <button ref={restart} type="button" class="button" disabled={isRunning} onClick={trial.restart}>
            {texts.startOver}
          </button>
          {!isOver && (
            <button type="button" class="button" disabled={isRunning} onClick={() => void trial.end()}>
              {texts.end}
            </button>
          )}
        </div>
      )}
    </>
  );
}
