import type { ReadonlySignal } from '@preact/signals';
import type { CaseDetails, CaseEntry } from '../../../operations/console/cases';
import type { ListedCase } from '../inbox/case-order';
import { useLayoutEffect } from 'preact/hooks';
import { useModel } from '../../kit/frame/use-model';
import { AnnotatingModel } from './annotating';
import { BanningModel } from './banning';
import type { VisitorActions } from './visitor-actions';
import { Avatar } from '../../../ui/Avatar';
import { Icon } from '../../../ui/Icon';
import { AnnotationList } from './AnnotationList';
import { EarlierChats } from './EarlierChats';
import { pageTrail } from './page-trail';
import { visitorTexts } from './texts';
import { ChatFacts, VisitorFacts } from './VisitorFacts';
import { Refusal } from '../../kit/frame/Refusal';
import { OnDemand } from '../../kit/frame/OnDemand';
import './visitor.css';

export interface VisitorPaneProps {
  listed: ReadonlySignal<ListedCase | undefined>;
  /** Of the conversation. */
  state: ReadonlySignal<{ kind: string }>;
  details: ReadonlySignal<CaseDetails | undefined>;
  actions: VisitorActions;
  now: ReadonlySignal<number>;
  entries: ReadonlySignal<readonly CaseEntry[]>;
  /** Asks why the chat went to its agent. */
  onAskRouting(): void;
  /** Asks what others than agents have of the chat. */
  onAskSeenBy(): void;
  onClose(): void;
}

/** All that is known about the visitor of the open case. */
export function VisitorPane(props: VisitorPaneProps) {
  const { listed, state, details, actions, now, entries, onClose } = props;
  const annotating = useModel(() => new AnnotatingModel(actions));
  const banning = useModel(() => new BanningModel(actions));
  const openCase = listed.value;
  const visitor = details.value?.visitor;
  useLayoutEffect(() => banning.cancel, [openCase?.summary.id]);
  // It keeps its place while the next chat is on its way.
  if (!openCase || (!visitor && state.value.kind !== 'loading')) return null;
  const texts = visitorTexts();
  const { summary, name } = openCase;
  return (
    <>
      <section class="pane visitor-pane" aria-label={texts.visitor}>
        <header class="pane-head">
          <Avatar name={name} />
          <div class="pane-title">
            <h2 dir="auto">{name}</h2>
            <Presence isHere={visitor && visitor.isHere && summary.state !== 'closed'} />
          </div>
          <button
            type="button"
            class="button button-icon only-medium"
            aria-label={texts.hide}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div key={summary.id} class="facts-scroll" tabIndex={0} role="region" aria-label={texts.details}>
          {visitor && (
            <>
              <VisitorFacts summary={summary} visitor={visitor} trail={pageTrail(entries.value)} now={now} />
              {/* An instance that has not been updated yet sends none. */}
              <EarlierChats others={details.value?.others ?? []} now={now} />
              <AnnotationList list="labels" written={summary.labels ?? []} annotating={annotating} />
              <AnnotationList
                list="variables"
                written={summary.operatorVariables ?? []}
                annotating={annotating}
              />
              <ChatFacts summary={summary} visitor={visitor} now={now} />
              <div class="visitor-actions">
                {details.value?.isRouted && (
                  <button type="button" class="button" onClick={props.onAskRouting}>
                    {texts.routing}
                  </button>
                )}
                <button type="button" class="button" onClick={props.onAskSeenBy}>
                  {texts.seenBy}
                </button>
                <button type="button" class="button" onClick={() => banning.ask(summary.id)}>
                  {texts.banEllipsis}
                </button>
              </div>
            </>
          )}
          <Refusal message={annotating.fault.value} />
        </div>
      </section>
      {/* Beside the pane, which a narrower window hides. */}
      {visitor && banning.subject.value !== undefined && (
        <OnDemand
          title={texts.ban}
          load={async () => (await import('./BanDialog')).BanDialog}
          props={{ banning, name, email: summary.visitorEmail, ipAddress: visitor.ipAddress }}
          onClose={banning.cancel}
        />
      )}
    </>
  );
}

/** Keeps its place until that is known. */
function Presence({ isHere }: { isHere: boolean | undefined }) {
  if (isHere === undefined) return <span>{'\u00a0'}</span>;
  const texts = visitorTexts();
  return <span class={isHere ? 'here' : 'quiet'}>{isHere ? texts.here : texts.away}</span>;
}
