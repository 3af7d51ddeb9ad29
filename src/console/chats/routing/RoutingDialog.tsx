import { useLayoutEffect } from 'preact/hooks';
import type { RoutingOfCase } from '../../../operations/console/inbox/routing';
import { ResourceModel } from '../../kit/data/resource';
import { formatTime } from '../../kit/format/dates';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { routingTexts } from './texts';
import './routing.css';

export interface RoutingDialogProps {
  read(abort: AbortSignal): Promise<RoutingOfCase>;
  myEmail: string;
  onClose(): void;
}

type Decision = RoutingOfCase['decisions'][number];
type Given = Extract<Decision, { kind: 'given' }>;
type Asked = Given['candidates'][number];

/** Why a chat went to whom it went, why not to the others, and how agents were called to it. */
export function RoutingDialog({ read, myEmail, onClose }: RoutingDialogProps) {
  const routing = useModel(() => new ResourceModel(read));
  const texts = routingTexts();
  const state = routing.state.value;
  useLayoutEffect(() => void routing.load(), []);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {state.kind === 'loading' && <p class="quiet">{texts.loading}</p>}
      {state.kind === 'failed' && <Refusal message={state.message} />}
      {state.kind === 'ready' && (
        <ol class="routing-decisions">
          {inOrder(state.value).map((one, at) => (
            <li key={at}>
              <time>{formatTime(one.at)}</time>
              {'step' in one ? (
                <p dir="auto">{texts.called[one.step](one.names)}</p>
              ) : one.kind === 'returned' ? (
                <p dir="auto">{texts.returned(one.name, one.seconds)}</p>
              ) : (
                <GivenChat given={one} myEmail={myEmail} />
              )}
            </li>
          ))}
        </ol>
      )}
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}

function inOrder({ decisions, calls }: RoutingOfCase) {
  return [...decisions, ...calls].sort((a, b) => a.at - b.at);
}

function GivenChat({ given, myEmail }: { given: Given; myEmail: string }) {
  const { rule, chatLimit, candidates } = given;
  const texts = routingTexts();
  const chosen = candidates.find(({ reason }) => reason === 'chosen');
  const others = candidates.filter((one) => one !== chosen);
  return (
    <>
      <p dir="auto">
        <b>{chosen ? givenTo(chosen, myEmail) : texts.queued}</b>
      </p>
      <p class="quiet">{chatLimit > 0 ? texts.withLimit(texts.rules[rule], chatLimit) : texts.rules[rule]}</p>
      {others.length > 0 && (
        <ul>
          {others.map((one) => (
            <li key={one.email} dir="auto">
              {texts.candidate(
                one.email === myEmail ? texts.you : one.name,
                texts.reasons[one.reason](one.chats),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function givenTo({ email, name }: Asked, myEmail: string): string {
  const texts = routingTexts();
  return email === myEmail ? texts.givenToYou : texts.givenTo(name);
}
