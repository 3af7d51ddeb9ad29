import { consoleOperations } from './console/console-operations';
import type { Operation } from './operation';
import { fileOperations } from './public/files';
import { healthOperations } from './public/health';
import { keylessOperations, tryPageOperations, widgetFileOperations } from './public/widget-files';
import { pictureOperations } from './pictures';
import { provisioningOperations } from './v1/provisioning';
import { visitorChatOperations } from './v1/visitor-chat';
import { visitorFileOperations } from './v1/visitor-files';
import { visitorsNowReports } from './v1/visitors-now';
import { agentStatusOperations } from './v2/agent-status';
import { logsExportOperations } from './v2/logs-export';

/** Every operation of the service, by its name in the API's document. */
export const operations: Record<string, Operation> = {
  ...visitorChatOperations,
  ...visitorFileOperations,
  ...visitorsNowReports,
  ...provisioningOperations,
  ...agentStatusOperations,
  ...logsExportOperations,
  ...widgetFileOperations,
  ...tryPageOperations,
  ...keylessOperations,
  ...fileOperations,
  ...pictureOperations,
  ...consoleOperations,
  ...healthOperations,
};
