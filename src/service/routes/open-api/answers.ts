import { Type, type TSchema } from 'typebox';
import { ownWidgetAnswers } from '../../schemas/own-widgets';
import { agentAnswers } from '../../schemas/agents';
import { administrationAnswers } from '../../schemas/administration';
import { accountAnswers } from '../../schemas/account';
import { auditAnswers } from '../../schemas/audit';
import { botTrialAnswers } from '../../schemas/bot-trials';
import { consoleAnswers } from '../../schemas/console';
import { endpointAnswers } from '../../schemas/endpoints';
import { logAnswers } from '../../schemas/logs';
import { text } from '../../../operations/parts';
import { mailTemplateAnswers } from '../../schemas/mail-templates';
import { privacyAnswers } from '../../schemas/privacy';
import { provisioningAnswers } from '../../schemas/provisioning';
import { securityAnswers } from '../../schemas/security';
import { systemsAnswers } from '../../schemas/agents-and-logs';
import { visitorChatAnswers } from '../../schemas/visitor-chat';
import { widgetDraftAnswers } from '../../schemas/widget-drafts';

/** What the service answers, by name. They describe and check nothing: the compiler holds them to the answers' types. */
export const answers = {
  ...administrationAnswers,
  ...agentAnswers,
  ...ownWidgetAnswers,
  ...widgetDraftAnswers,
  ...accountAnswers,
  ...securityAnswers,
  ...auditAnswers,
  ...logAnswers,
  ...privacyAnswers,
  ...visitorChatAnswers,
  ...provisioningAnswers,
  ...systemsAnswers,
  ...consoleAnswers,
  ...endpointAnswers,
  ...botTrialAnswers,
  ...mailTemplateAnswers,
  State: Type.Object({ status: text }),
} satisfies Record<string, TSchema>;

export type AnswerName = keyof typeof answers;
