import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusFirst } from '../../ui/focus';
import { afterChatTexts } from '../i18n/after-chat-texts';
import type { FollowUp } from './follow-up';
import type { AskedSurvey } from './survey-of';
import { useTexts } from '../frame/use-panel';

export interface SurveyProps {
  followUp: FollowUp;
  survey: AskedSurvey;
}

const star = 'm10 2.6 2.3 4.7 5.2.8-3.8 3.6.9 5.2L10 14.5 5.4 17l.9-5.2-3.8-3.6 5.2-.8Z';
const longestComment = 2000;

/** Five stars, and a comment. */
export function Survey({ followUp, survey }: SurveyProps) {
  const texts = useTexts('afterChat', afterChatTexts);
  const comment = useSignal('');
  const firstStar = useRef<HTMLInputElement>(null);
  // It comes later than what takes the focus without it.
  useLayoutEffect(() => {
    const panel = firstStar.current?.closest<HTMLElement>('.panel');
    if (panel?.querySelector('.over > :focus')) focusFirst(panel);
  }, []);
  const score = followUp.score.value;
  const state = followUp.survey.value;
  if (state === 'done') return <p role="status">{survey.thanks || texts.thanks}</p>;
  if (state === 'refused') return <p role="status">{texts.noSurvey}</p>;
  function onSubmit(event: Event) {
    event.preventDefault();
    followUp.finish(comment.value);
  }
  return (
    <form class="after-part" onSubmit={onSubmit}>
      <fieldset class="stars">
        <legend dir="auto">{survey.question || texts.question}</legend>
        {texts.scores.map((label, step) => {
          const value = step * 25;
          return (
            <label key={step} class={score !== undefined && value <= score ? 'star lit' : 'star'}>
              <input
                ref={step === 0 ? firstStar : null}
                type="radio"
                data-first={step === 0}
                name="score"
                aria-label={label}
                checked={score === value}
                onChange={() => followUp.rate(value)}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={star} />
              </svg>
            </label>
          );
        })}
        <span class="small soft" aria-hidden="true">
          {score === undefined ? '' : texts.scores[score / 25]}
        </span>
      </fieldset>
      {score !== undefined && (
        <>
          {survey.askComment && (
            <textarea
              class="input"
              rows={2}
              dir={comment.value ? 'auto' : undefined}
              maxLength={longestComment}
              aria-label={survey.commentLabel || texts.comment}
              placeholder={survey.commentLabel || texts.comment}
              value={comment.value}
              onInput={(event) => (comment.value = event.currentTarget.value)}
            />
          )}
          {state === 'failed' && (
            <p class="fault" role="alert">
              {texts.failed}
            </p>
          )}
          <button type="submit" class="button" aria-disabled={state === 'sending'} onClick={onSubmit}>
            {texts.send}
          </button>
        </>
      )}
    </form>
  );
}
