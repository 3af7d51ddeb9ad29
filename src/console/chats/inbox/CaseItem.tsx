import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { CaseRow } from './case-rows';
import { starsOf } from '../../../contract/organisation/stars';
import { formatWhen } from '../../kit/format/dates';
import { inboxTexts } from './texts';
import { WaitTime } from './WaitTime';

declare module 'preact' {
  interface LiHTMLAttributes<T extends EventTarget = HTMLLIElement> {
    /** Preact's types lack it. */
    onContentVisibilityAutoStateChange?: (event: ContentVisibilityAutoStateChangeEvent) => void;
  }
}

export interface CaseItemProps {
  row: ReadonlySignal<CaseRow>;
  now: ReadonlySignal<number>;
  hasWidget: boolean;
  onFocus(caseId: string): void;
  onOpen(caseId: string): void;
}

export function CaseItem({ row, now, hasWidget, onFocus, onOpen }: CaseItemProps) {
  const { listed, isOpen, isStop, mark } = row.value;
  const { summary, name, isFree, isMine, heldBy, waitsSince, isUnread, answering } = listed;
  const { snoozedUntil: until } = summary;
  const texts = inboxTexts();
  const isSkipped = useSignal(false);
  const [firstAnswering, ...others] = answering;
  const aboutId = `about-${summary.id}`;
  const waitId = `wait-${summary.id}`;
  const agent = heldBy ?? summary.done?.by?.alias ?? (!isMine && !isFree && summary.agentAlias);
  const origin = [hasWidget && summary.widgetName, agent].filter(Boolean).join(' · ');
  return (
    <li
      class={`case${isOpen ? ' case-open' : ''}${isFree ? ' case-waiting' : ''}${isUnread ? ' case-unread' : ''}`}
      // Not the button's: a row that has just scrolled into sight has nothing in it yet when it is pressed.
      onClick={() => onOpen(summary.id)}
      onContentVisibilityAutoStateChange={({ skipped }) => {
        isSkipped.value = skipped;
      }}
    >
      {isUnread && <i class="case-dot" />}
      <button
        type="button"
        class="case-name"
        data-focus="case"
        dir="auto"
        aria-current={isOpen}
        aria-describedby={waitsSince === undefined ? aboutId : `${waitId} ${aboutId}`}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(summary.id)}
      >
        {name}
      </button>
      {until !== undefined || waitsSince === undefined ? (
        <time class="case-when">
          {until === undefined
            ? formatWhen(summary.lastEntryAt, now.peek())
            : texts.until(formatWhen(until, now.peek()))}
        </time>
      ) : (
        <WaitTime
          key={`${waitsSince} ${isFree}`}
          id={waitId}
          since={waitsSince}
          now={now}
          isFirst={isFree}
          isSkipped={isSkipped}
        />
      )}
      <div class="case-about" id={aboutId}>
        {isUnread && <span class="cw-unseen">{texts.unread} </span>}
        {summary.visitorTyping ? (
          <span class="case-preview case-typing">{texts.typing}</span>
        ) : (
          <span class="case-preview" dir="auto">
            {summary.preview}
          </span>
        )}
        {firstAnswering !== undefined && (
          <span class="case-answering">{texts.answering(firstAnswering, others)}</span>
        )}
        {mark && <span class={`case-mark case-mark-${mark}`}>{texts[mark]}</span>}
        {summary.isWithBot && <span class="case-bot">{texts.bot}</span>}
        {summary.backSince !== undefined && <span class="case-bot">{texts.back}</span>}
        {summary.surveyScore !== undefined && (
          <span class="case-rating">
            <span aria-hidden="true">★ {Math.round(starsOf(summary.surveyScore))}</span>
            <span class="cw-unseen">{texts.rated(Math.round(starsOf(summary.surveyScore)))}</span>
          </span>
        )}
        {origin && answering.length === 0 && <span class="case-origin">{origin}</span>}
      </div>
    </li>
  );
}
