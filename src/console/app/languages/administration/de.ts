import { agentTexts } from '../../../organisation/agents/texts.de';
import { auditTexts } from '../../../organisation/audit/texts.de';
import { connectionTexts } from '../../../organisation/connections/texts.de';
import { keyTexts } from '../../../organisation/keys/texts.de';
import { logTexts } from '../../../organisation/logs/texts.de';
import { mailTemplateTexts } from '../../../organisation/mail-templates/texts.de';
import { privacyTexts } from '../../../organisation/privacy/texts.de';
import { reportTexts } from '../../../organisation/reports/texts.de';
import { trialTexts } from '../../../organisation/trial/texts.de';
import { workloadTexts } from '../../../organisation/workload/texts.de';
import { formsTexts } from '../../../widgets/forms/texts.de';
import { hoursTexts } from '../../../widgets/hours/texts.de';
import { previewTexts } from '../../../widgets/preview/texts.de';
import { publishingTexts } from '../../../widgets/publishing/texts.de';
import { routingTrialTexts } from '../../../widgets/routing/texts.de';
import { rulesTexts } from '../../../widgets/rules/texts.de';
import { settingsTexts } from '../../../widgets/settings/texts.de';
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
