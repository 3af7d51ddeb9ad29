import { agentTexts } from '../../../organisation/agents/texts.fr';
import { auditTexts } from '../../../organisation/audit/texts.fr';
import { keyTexts } from '../../../organisation/keys/texts.fr';
import { logTexts } from '../../../organisation/logs/texts.fr';
import { privacyTexts } from '../../../organisation/privacy/texts.fr';
import { reportTexts } from '../../../organisation/reports/texts.fr';
import { workloadTexts } from '../../../organisation/workload/texts.fr';
import { formsTexts } from '../../../widgets/forms/texts.fr';
import { hoursTexts } from '../../../widgets/hours/texts.fr';
import { previewTexts } from '../../../widgets/preview/texts.fr';
import { publishingTexts } from '../../../widgets/publishing/texts.fr';
import { rulesTexts } from '../../../widgets/rules/texts.fr';
import { settingsTexts } from '../../../widgets/settings/texts.fr';
import type { AdministratorRooms } from '../rooms';

export const rooms: AdministratorRooms = {
  'organisation/agents': agentTexts,
  'organisation/audit': auditTexts,
  'organisation/keys': keyTexts,
  'organisation/logs': logTexts,
  'organisation/privacy': privacyTexts,
  'organisation/reports': reportTexts,
  'organisation/workload': workloadTexts,
  'widgets/forms': formsTexts,
  'widgets/hours': hoursTexts,
  'widgets/preview': previewTexts,
  'widgets/publishing': publishingTexts,
  'widgets/rules': rulesTexts,
  'widgets/settings': settingsTexts,
};
