import { agentTexts } from '../../../organisation/agents/texts.es';
import { auditTexts } from '../../../organisation/audit/texts.es';
import { connectionTexts } from '../../../organisation/connections/texts.es';
import { keyTexts } from '../../../organisation/keys/texts.es';
import { logTexts } from '../../../organisation/logs/texts.es';
import { mailTemplateTexts } from '../../../organisation/mail-templates/texts.es';
import { privacyTexts } from '../../../organisation/privacy/texts.es';
import { reportTexts } from '../../../organisation/reports/texts.es';
import { trialTexts } from '../../../organisation/trial/texts.es';
import { workloadTexts } from '../../../organisation/workload/texts.es';
import { formsTexts } from '../../../widgets/forms/texts.es';
import { hoursTexts } from '../../../widgets/hours/texts.es';
import { previewTexts } from '../../../widgets/preview/texts.es';
import { publishingTexts } from '../../../widgets/publishing/texts.es';
import { routingTrialTexts } from '../../../widgets/routing/texts.es';
import { rulesTexts } from '../../../widgets/rules/texts.es';
import { settingsTexts } from '../../../widgets/settings/texts.es';
import type { AdministratorRooms } from '../rooms';

export const rooms: AdministratorRooms = {
  'organisation/agents': agentTexts,
  'organisation/audit': auditTexts,
  'organisation/connections': connectionTexts,
  'organisation/keys': keyTexts,
  'organisation/logs': logTexts,
  'organisation/mail-templates': mailTemplateTexts,
  'organisation/privacy': privacyTexts,
  'organisation/reports': reportTexts,
  'organisation/trial': trialTexts,
  'organisation/workload': workloadTexts,
  'widgets/forms': formsTexts,
  'widgets/hours': hoursTexts,
  'widgets/preview': previewTexts,
  'widgets/publishing': publishingTexts,
  'widgets/routing': routingTrialTexts,
  'widgets/rules': rulesTexts,
  'widgets/settings': settingsTexts,
};
