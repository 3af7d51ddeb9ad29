import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { MessageGroup, type MessageGroupLabels } from '../../ui/MessageGroup';
import type { MessageGroupItem } from '../../ui/group-messages';
import { interviewTexts } from '../i18n/interview-texts';
import type { FormField } from '../forms/form-field';
import { FormScreen } from '../forms/FormScreen';
import { InterviewModel } from './interview-model';
import messagesCss from '../../ui/messages.css?inline';
import chatCss from '../conversation/chat.css?inline';
import { FirstQuestions } from '../choices/on-demand';
import { useFieldTexts } from '../forms/use-field-texts';
import { usePanel, useTexts } from '../frame/use-panel';
import { OnlineAgents } from '../online/on-demand';
import { messageText } from '../rich/message-text';
import { Answer } from './Answer';
import css from './interview.css?inline';

/** The form as a conversation: each answer brings the next question. Without a question it is started by a button. */
export function Interview() {
  const { session } = usePanel();
  const hasQuestions = session.form.fields.value.some(({ kind }) => kind !== 'hidden');
  return hasQuestions ? <Questions /> : <FormScreen />;
}

function Questions() {
  const { session, settings, language, time, addStyles } = usePanel();
  const texts = useTexts('interview', interviewTexts);
  const { labelOf, optionOf } = useFieldTexts();
  const { form } = session;
  const Text = messageText();
  const model = useMemo(() => new InterviewModel(form, session.submit), [form.fields.value]);
  const log = useRef<HTMLDivElement>(null);
  const labels = useMemo<MessageGroupLabels>(
    () => ({ ...language, someone: settings.texts.title || language.agent, formatTime: time.time }),
    [language],
  );
  const step = model.step.value;
  const values = form.values.value;
  const questions = model.questions();
  const field = questions[step];
  addStyles(messagesCss + chatCss);
  addStyles(css);

  function answerOf(question: FormField): string {
    const value = values[question.key] ?? '';
    if (question.kind === 'checkbox') return value === 'true' ? texts.yes : texts.no;
    if (question.kind === 'screenshot') return '✓';
    return optionOf(question, value.trim()) || texts.skipped;
  }

  // What is asked stays in sight, however high the answer's place grows.
  useLayoutEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  });

  return (
    <div class="interview" part="prechat-form">
      <div class="scroll">
        <div
          ref={log}
          class="log"
          role="log"
          aria-label={language.conversation}
          aria-live="polite"
          tabIndex={0}
        >
          {settings.onlineAgents && <OnlineAgents />}
          {questions.slice(0, step + 1).map((question, index) => (
            <div key={question.key}>
              <MessageGroup
                labels={labels}
                Text={Text}
                isPlain
                group={said(false, [
                  ...(index === 0 ? [settings.texts.greeting || language.greeting] : []),
                  labelOf(question),
                ])}
              />
              {index < step && (
                <>
                  <MessageGroup
                    labels={labels}
                    Text={Text}
                    isPlain
                    group={said(true, [answerOf(question)])}
                  />
                  {form.state.value.kind !== 'sending' && (
                    <button
                      type="button"
                      class="change small soft"
                      aria-label={`${texts.change}: ${labelOf(question)}`}
                      onClick={() => model.change(index)}
                    >
                      {texts.change}
                    </button>
                  )}
                </>
              )}
            </div>
          ))}
        </div>
      </div>
      {questions.length === 1 && step === 0 && settings.firstQuestions[0] && <FirstQuestions />}
      <Answer
        key={field?.key}
        form={form}
        field={field}
        interview={model}
        texts={texts}
        isFirst
        onRetry={session.submit}
      />
    </div>
  );
}

function said(isOwn: boolean, texts: string[]): MessageGroupItem {
  const messages = texts.map(
    (text, index) => ({ kind: 'message', key: String(index), isOwn, author: '', text }) as const,
  );
  return { kind: 'group', key: '', isOwn, author: '', isFirstOfAuthor: true, messages };
}
