import { pictureUploadOperations } from '../pictures';
import { accountOperations } from './account';
import { agentOperations } from './agents';
import { annotationOperations } from './inbox/annotations';
import { auditOperations } from './audit';
import { banOperations } from './bans';
import { cannedReplyOperations } from './canned-replies';
import { caseFilterOperations } from './inbox/case-filters';
import { caseOperations } from './cases';
import { deliveryOperations } from './deliveries';
import { endpointOperations } from './endpoints';
import { eventOperations } from './events';
import { fileOperations, filePartOperations } from './files';
import { firstListOperations } from './inbox/first-lists';
import { homeOperations } from './home';
import { keyOperations } from './keys';
import { logOperations } from './logs';
import { lookingOperations } from './inbox/looking';
import { mailOperations } from './mail';
import { mentionOperations } from './inbox/mentions';
import { mailedAnswerOperations } from './inbox/mailed-answers';
import { putAsideOperations } from './inbox/put-aside';
import { readingOperations } from './inbox/reading';
import { routingOperations } from './inbox/routing';
import { routingTrialOperations } from './inbox/routing-trial';
import { seenByOperations } from './inbox/seen-by';
import { workloadOperations } from './inbox/workload';
import { privacyOperations } from './privacy';
import { pushOperations } from './push';
import { securityOperations } from './security';
import { signInOperations } from './sign-in';
import { teamOperations } from './teams';
import { transferOperations } from './transfers';
import { visitorsNowOperations } from './inbox/visitors-now';
import { widgetSettingsOperations } from './widget-settings';
import { widgetOperations } from './widgets';

/** The operations that agents and administrators use in the console. */
export const consoleOperations = {
  ...signInOperations,
  ...accountOperations,
  ...pushOperations,
  ...eventOperations,
  ...firstListOperations,
  ...caseFilterOperations,
  ...caseOperations,
  ...annotationOperations,
  ...fileOperations,
  ...filePartOperations,
  ...cannedReplyOperations,
  ...homeOperations,
  ...lookingOperations,
  ...mentionOperations,
  ...mailedAnswerOperations,
  ...putAsideOperations,
  ...readingOperations,
  ...routingOperations,
  ...seenByOperations,
  ...transferOperations,
  ...visitorsNowOperations,
  ...banOperations,
  ...workloadOperations,
  ...agentOperations,
  ...routingTrialOperations,
  ...teamOperations,
  ...securityOperations,
  ...keyOperations,
  ...endpointOperations,
  ...deliveryOperations,
  ...mailOperations,
  ...widgetOperations,
  ...widgetSettingsOperations,
  ...pictureUploadOperations,
  ...logOperations,
  ...auditOperations,
  ...privacyOperations,
};
