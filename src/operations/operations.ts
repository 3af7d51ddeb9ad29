import { consoleOperations } from './console/console-operations';
import type { Operation } from './operation';
import { healthOperations } from './public/health';
import { keylessOperations, tryPageOperations, widgetFileOperations } from './public/widget-files';
import { provisioningOperations } from './v1/provisioning';
import { visitorChatOperations } from './v1/visitor-chat';
import { agentStatusOperations } from './v2/agent-status';
import { logsExportOperations } from './v2/logs-export';

/** Every operation of the service, by its name in the API's document. */
export const operations: Record<string, Operation> = {
  ...visitorChatOperations,
  ...provisioningOperations,
  ...agentStatusOperations,
  ...logsExportOperations,
  ...widgetFileOperations,
  ...tryPageOperations,
  ...keylessOperations,
  ...consoleOperations,
  ...healthOperations,
};
