import { consoleOperations } from './console/console-operations';
import type { Operation } from './operation';

/** Every operation of the service, by its name in the API's document. */
export const operations: Record<string, Operation> = { ...consoleOperations };
