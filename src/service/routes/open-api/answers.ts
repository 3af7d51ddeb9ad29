import { Type, type TSchema } from 'typebox';
import { errorAnswers } from '../../schemas/errors';
import { text } from '../../../operations/parts';
import { provisioningAnswers } from '../../schemas/provisioning';
import { systemsAnswers } from '../../schemas/agents-and-logs';
import { visitorChatAnswers } from '../../schemas/visitor-chat';

/** What the service answers, by name. They describe and check nothing: the compiler holds them to the answers' types. */
export const answers = {
  ...errorAnswers,
  ...visitorChatAnswers,
  ...provisioningAnswers,
  ...systemsAnswers,
  State: Type.Object({ status: text }),
} satisfies Record<string, TSchema>;

export type AnswerName = keyof typeof answers;
