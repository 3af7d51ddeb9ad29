import { keyOperations } from './keys';
import { teamOperations } from './teams';

/** The operations that agents and administrators use in the console. */
export const consoleOperations = { ...keyOperations, ...teamOperations };
