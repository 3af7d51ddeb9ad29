import { useLayoutEffect } from 'preact/hooks';
import type { SeenBy } from '../../../operations/console/inbox/seen-by';
import { RichText } from '../../../ui/RichText';
import { ResourceModel } from '../../kit/data/resource';
import { eventName } from '../../kit/events/event-name';
import { formatMoment, formatTime } from '../../kit/format/dates';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { readByVisitor } from './read-by-visitor';
import { seenByTexts } from './texts';
import './seen-by.css';

export interface SeenByDialogProps {
  read(abort: AbortSignal): Promise<SeenBy>;
  now: number;
  onClose(): void;
}

/** What the visitor, webhooks, bots, mails and the logs have of a chat, as they get it. */
export function SeenByDialog({ read, now, onClose }: SeenByDialogProps) {
  const seen = useModel(() => new ResourceModel(read));
  const texts = seenByTexts();
  const state = seen.state.value;
  useLayoutEffect(() => void seen.load(), []);
  return (
    <Dialog title={texts.title} class="seen-by" onClose={onClose}>
      {state.kind === 'loading' && <p class="quiet">{texts.loading}</p>}
      {state.kind === 'failed' && <Refusal message={state.message} />}
      {state.kind === 'ready' && (
        <div class="seen-by-parts" tabIndex={0} role="region" aria-label={texts.title}>
          <p>{texts.notes(state.value.notes)}</p>
          {state.value.isCut && <p class="quiet">{texts.isCut}</p>}
          <SeenByVisitor poll={state.value.visitor} />
          <SeenByEndpoints events={state.value.events} now={now} />
          <SeenInMails mails={state.value.mails} now={now} />
          <section aria-labelledby="seen-by-log">
            <h3 id="seen-by-log">{texts.log}</h3>
            <p class="quiet">{texts.logHint}</p>
            <details>
              <summary>{texts.record}</summary>
              <Data value={state.value.log} />
            </details>
          </section>
        </div>
      )}
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}

function SeenByVisitor({ poll }: { poll: SeenBy['visitor'] }) {
  const texts = seenByTexts();
  const lines = readByVisitor(poll);
  return (
    <section aria-labelledby="seen-by-visitor">
      <h3 id="seen-by-visitor">{texts.visitor}</h3>
      {poll.agentTyping && <p class="quiet">{texts.typing}</p>}
      {lines.length === 0 && <p class="quiet">{texts.nothing}</p>}
      <ol>
        {lines.map(({ index, isOwn, author, text, date }) => (
          <li key={index}>
            <time>{date !== undefined && formatTime(date)}</time>
            <p dir="auto">
              {isOwn && <b>{texts.themselves} </b>}
              {author && <b>{author}: </b>}
              <RichText text={text} isPlain={isOwn} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SeenByEndpoints({ events, now }: { events: SeenBy['events']; now: number }) {
  const texts = seenByTexts();
  return (
    <section aria-labelledby="seen-by-events">
      <h3 id="seen-by-events">{texts.events}</h3>
      {events.length === 0 && <p class="quiet">{texts.noEvents}</p>}
      {events.map(({ channel, kind, at, state, payload }, index) => (
        <details key={index}>
          <summary>
            {texts.channels[channel]} · {eventName(kind)} <code>{kind}</code> · {formatMoment(at, now)} ·{' '}
            {texts.states[state]}
          </summary>
          <Data value={payload} />
        </details>
      ))}
    </section>
  );
}

function SeenInMails({ mails, now }: { mails: SeenBy['mails']; now: number }) {
  const texts = seenByTexts();
  return (
    <section aria-labelledby="seen-by-mails">
      <h3 id="seen-by-mails">{texts.mails}</h3>
      {mails.length === 0 && <p class="quiet">{texts.noMails}</p>}
      {mails.map(({ to, subject, text, at, state }, index) => (
        <details key={index}>
          <summary>
            <bdi>{to}</bdi> · {formatMoment(at, now)} · {texts.states[state]}
          </summary>
          <p dir="auto">
            <b>{subject}</b>
          </p>
          <pre dir="auto">{text}</pre>
        </details>
      ))}
    </section>
  );
}

function Data({ value }: { value: object }) {
  return (
    <pre dir="ltr">
      <code>{JSON.stringify(value, undefined, 2)}</code>
    </pre>
  );
}
