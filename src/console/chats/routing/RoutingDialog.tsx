import { useLayoutEffect } from 'preact/hooks';
import type { RoutingOfCase } from '../../../operations/console/inbox/routing';
import type { RoutingReason } from '../../../operations/parts';
import { ResourceModel } from '../../kit/data/resource';
import { formatTime } from '../../kit/frame/dates';
import { Dialog } from '../../kit/frame/Dialog';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import './routing.css';

export interface RoutingDialogProps {
  read(abort: AbortSignal): Promise<RoutingOfCase>;
  myEmail: string;
  onClose(): void;
}

type Decision = RoutingOfCase['decisions'][number];
type Given = Extract<Decision, { kind: 'given' }>;
type Asked = Given['candidates'][number];

const rules = {
  all: 'Everyone is called',
  roundRobin: 'One agent after the other',
  leastBusy: 'The agent with the fewest chats',
};

/** Why a chat went to whom it went, and why not to the others. */
export function RoutingDialog({ read, myEmail, onClose }: RoutingDialogProps) {
  const routing = useModel(() => new ResourceModel(read));
  const state = routing.state.value;
  useLayoutEffect(() => void routing.load(), []);
  return (
    <Dialog title="Why this agent?" onClose={onClose}>
      {state.kind === 'loading' && <p class="quiet">Loading…</p>}
      {state.kind === 'failed' && <Refusal message={state.message} />}
      {state.kind === 'ready' && (
        <ol class="routing-decisions">
          {state.value.decisions.map((decision, at) => (
            <li key={at}>
              <time>{formatTime(decision.at)}</time>
              {decision.kind === 'returned' ? (
                <p dir="auto">
                  Back to the queue: {decision.name} left the visitor waiting for {decision.seconds} seconds.
                </p>
              ) : (
                <GivenChat given={decision} myEmail={myEmail} />
              )}
            </li>
          ))}
        </ol>
      )}
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}

function GivenChat({ given, myEmail }: { given: Given; myEmail: string }) {
  const { rule, chatLimit, candidates } = given;
  const chosen = candidates.find(({ reason }) => reason === 'chosen');
  const others = candidates.filter((one) => one !== chosen);
  return (
    <>
      <p dir="auto">
        <b>{chosen ? `Given to ${nameOf(chosen, myEmail)}` : 'Left in the queue: nobody could get it'}</b>
      </p>
      <p class="quiet">
        {rules[rule]}
        {chatLimit > 0 && `, at most ${chatLimit} chats each`}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((one) => (
            <li key={one.email} dir="auto">
              {nameOf(one, myEmail)}: {wordsFor(one.reason, one.chats)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function nameOf({ email, name }: Asked, myEmail: string): string {
  return email === myEmail ? 'you' : name;
}

function wordsFor(reason: RoutingReason, chats: number): string {
  const count = chats === 1 ? '1 open chat' : `${chats} open chats`;
  const words: Record<RoutingReason, string> = {
    chosen: 'got it',
    offline: 'not online',
    full: `at the limit with ${count}`,
    missedIt: 'had not answered it in time',
    busier: `had ${count}, more than the others`,
    laterTurn: 'their turn comes later',
  };
  return words[reason];
}
