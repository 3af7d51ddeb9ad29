import type { WidgetSettings } from '../../contract/settings';
import type { Chat } from '../conversation/chat';

/** Whether a visitor is asked something after the chat: only where somebody answered them. */
export function offersFollowUp({ survey, transcriptEmail }: WidgetSettings, { transcript }: Chat): boolean {
  const isWished = survey.isOn || transcriptEmail.isOn || transcript.followUp.value.survey !== undefined;
  return isWished && transcript.agent.value !== undefined;
}
