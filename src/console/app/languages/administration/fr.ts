import { agentTexts } from '../../../organisation/agents/texts.fr';
import { auditTexts } from '../../../organisation/audit/texts.fr';
import { connectionTexts } from '../../../organisation/connections/texts.fr';
import { keyTexts } from '../../../organisation/keys/texts.fr';
import { logTexts } from '../../../organisation/logs/texts.fr';
import { mailTemplateTexts } from '../../../organisation/mail-templates/texts.fr';
import { privacyTexts } from '../../../organisation/privacy/texts.fr';
import { reportTexts } from '../../../organisation/reports/texts.fr';
import { trialTexts } from '../../../organisation/trial/texts.fr';
import { workloadTexts } from '../../../organisation/workload/texts.fr';
import { formsTexts } from '../../../widgets/forms/texts.fr';
import { hoursTexts } from '../../../widgets/hours/texts.fr';
import { previewTexts } from '../../../widgets/preview/texts.fr';
import { publishingTexts } from '../../../widgets/publishing/texts.fr';
import { routingTrialTexts } from '../../../widgets/routing/texts.fr';
import { rulesTexts } from '../../../widgets/rules/texts.fr';
import { settingsTexts } from '../../../widgets/settings/texts.fr';
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
