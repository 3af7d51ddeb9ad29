import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { Section } from '../../kit/page/Section';
import type { Step } from './checklist';
import { homeTexts } from './texts';

export interface ChecklistProps {
  steps: readonly Step[];
  isBusy: boolean;
  /** Something is to do. */
  onBegin(): void;
  onGoOnline(): void;
  /** Of hours: none are needed. */
  onOpenAlways(): void;
  onDismiss(): void;
}

/** The way through the set-up: each step with its state and one click. */
export function Checklist(props: ChecklistProps) {
  const { steps, isBusy, onBegin, onGoOnline, onOpenAlways, onDismiss } = props;
  const texts = homeTexts();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  useEffect(() => {
    if (next) onBegin();
  }, [next === undefined]);
  return (
    <Section title={texts.setUp} lead={next ? texts.stepsDone(done, steps.length) : texts.allDone}>
      <ol class="home-steps">
        {steps.map((step) => (
          <li key={step.name} class={step.isDone ? 'home-step home-step-done' : 'home-step'}>
            <span class="home-mark">{step.isDone && <Icon name="check" />}</span>
            <div>
              <b>{step.title}</b>
              <span class="cw-unseen">{` ${step.isDone ? texts.done : texts.toDo}`}</span>
              {!step.isDone && <p class="quiet">{step.text}</p>}
            </div>
            {!step.isDone && (
              <div class="home-acts">
                {step.name === 'hours' && step.href !== '#/widgets' && (
                  <button
                    type="button"
                    class="button button-plain"
                    aria-disabled={isBusy}
                    onClick={onOpenAlways}
                  >
                    {texts.alwaysOpen}
                  </button>
                )}
                <StepAction step={step} isNext={step === next} isBusy={isBusy} onGoOnline={onGoOnline} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <button type="button" class="button button-plain home-hide" onClick={onDismiss}>
        {texts.hide}
      </button>
    </Section>
  );
}

interface StepActionProps extends Pick<ChecklistProps, 'isBusy' | 'onGoOnline'> {
  step: Step;
  isNext: boolean;
}

function StepAction({ step, isNext, isBusy, onGoOnline }: StepActionProps) {
  const look = isNext ? 'button button-strong' : 'button';
  if (step.href === undefined)
    return (
      <button type="button" class={look} aria-disabled={isBusy} onClick={onGoOnline}>
        {step.action}
      </button>
    );
  const isElsewhere = step.href.startsWith('/');
  return (
    <a class={look} href={step.href} {...(isElsewhere ? { target: '_blank' } : {})}>
      {step.action}
      {isElsewhere && <span class="cw-unseen"> {homeTexts().newTab}</span>}
    </a>
  );
}
