import { useModel } from '@preact/signals';
import type { Chat } from '../conversation/chat';
import { FollowUpModel } from './follow-up';
import { surveyOf } from './survey-of';
import { usePanel } from '../frame/use-panel';
import css from './after-chat.css?inline';
import { Survey } from './Survey';
import { TranscriptByEmail } from './TranscriptByEmail';

export interface AfterChatProps {
  chat: Chat;
  caseId: string;
}

/** What a visitor is asked once the chat is over. */
export function AfterChat({ chat, caseId }: AfterChatProps) {
  const { environment, session, settings, language, addStyles } = usePanel();
  const followUp = useModel(() => new FollowUpModel(environment, caseId));
  const wishes = chat.transcript.followUp.value;
  const survey = surveyOf(wishes.survey, settings.survey, language.tag);
  // What the visitor typed is the chat's, also where the page has another address of them.
  const known = wishes.email || session.form.values.value.email || environment.visitor().email || '';
  addStyles(css);
  return (
    <div class="after" part="survey">
      {survey && <Survey followUp={followUp} survey={survey} />}
      {settings.transcriptEmail.isOn && <TranscriptByEmail followUp={followUp} known={known} />}
    </div>
  );
}
