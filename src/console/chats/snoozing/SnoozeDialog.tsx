import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { MutationModel } from '../../kit/data/mutation';
import { ResourceModel } from '../../kit/data/resource';
import { ownTimeZone } from '../../kit/format/period';
import { formatMoment } from '../../kit/format/dates';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import type { OpenCase } from '../conversation/open-case';
import { choicesAt, latestAt, localTime } from './snooze-times';
import { snoozeTexts } from './texts';
import './snoozing.css';

export interface SnoozeDialogProps {
  openCase: Pick<OpenCase, 'listed' | 'ask' | 'change' | 'toasting'>;
  now: number;
  onClose(): void;
}

/** Asks until when a chat is snoozed, or ends its snoozing. */
export function SnoozeDialog({ openCase, now, onClose }: SnoozeDialogProps) {
  const texts = snoozeTexts();
  const { state, run } = useModel(() => new MutationModel());
  const morning = useModel(
    () =>
      new ResourceModel((signal) =>
        openCase.ask((client, path) =>
          client.call('GET /cases/{id}/snooze', { path, query: { timezone: ownTimeZone() }, signal }),
        ),
      ),
  );
  // What the visitor writes behind the dialog has not been read.
  const [lastIndex] = useState(openCase.listed.peek()?.summary.lastIndex ?? 0);
  const [chosen, setChosen] = useState('');
  const { name = '', summary } = openCase.listed.value ?? {};
  const loaded = morning.state.value;
  const isRunning = state.value.kind === 'running';
  // Who has left it meanwhile may be in that of another chat.
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    void morning.load();
    return () => (isLeft.current = true);
  }, []);

  async function change(until: number | undefined) {
    const before = openCase.listed.peek();
    if (!before || !(await run(() => openCase.change(snoozing(until, lastIndex))))) return;
    const { id, snoozedUntil } = before.summary;
    openCase.toasting.withdraw(id);
    const said = until === undefined ? texts.ended(name) : texts.snoozed(name, formatMoment(until, now));
    openCase.toasting.say(said, async () => {
      await openCase.change(snoozing(snoozedUntil, lastIndex), id);
      if (before.isFree) await openCase.change(giveBack, id);
    });
    if (!isLeft.current) onClose();
  }
  const choices = choicesAt(now, loaded.kind === 'ready' ? loaded.value.morning : undefined);
  return (
    <Dialog title={texts.title(name)} onClose={onClose}>
      <p>{texts.lead}</p>
      <ul class="snoozing-choices">
        {choices.map(({ title, until }) => (
          <li key={title}>
            <button type="button" class="button" aria-disabled={isRunning} onClick={() => void change(until)}>
              {title}
              <time class="quiet">{formatMoment(until, now)}</time>
            </button>
          </li>
        ))}
      </ul>
      <form
        class="snoozing-chosen"
        onSubmit={(event) => {
          event.preventDefault();
          void change(Date.parse(chosen));
        }}
      >
        <label>
          {texts.anotherTime}
          <input
            type="datetime-local"
            required
            min={localTime(now)}
            max={localTime(latestAt(now))}
            value={chosen}
            onInput={(event) => setChosen(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={isRunning}>
          {texts.snooze}
        </button>
      </form>
      <Refusal message={state.value.kind === 'refused' ? state.value.message : undefined} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {texts.cancel}
        </button>
        {summary?.snoozedUntil !== undefined && (
          <button
            type="button"
            class="button button-strong"
            aria-disabled={isRunning}
            onClick={() => void change(undefined)}
          >
            {texts.end}
          </button>
        )}
      </div>
    </Dialog>
  );
}

type Change = Parameters<OpenCase['change']>[0];

function snoozing(until: number | undefined, lastIndex: number): Change {
  return (client, path) =>
    until === undefined
      ? client.call('DELETE /cases/{id}/snooze', { path })
      : client.call('PUT /cases/{id}/snooze', { path, body: { until, lastIndex } });
}

/** Snoozing has made it the agent’s. */
const giveBack: Change = (client, path) => client.call('DELETE /cases/{id}/claim', { path });
