import { createChatClient } from '../../client/chat-client';
import { RequestFailure } from '../../client/request';
import type { FormFailure } from '../forms/form';
import type { FormField, FormValues } from '../forms/form-field';
import { createDownload } from '../session/download';
import type { Environment } from '../session/environment';
import { forgetStart, keepStart, startAlone, type PendingStart } from './pending-start';
import { visitorToken } from '../../contract/storage/visitor-token';
import { startParameters } from './start-request';

const variables = createDownload(
  () => import('./variables'),
  (file) => file.variablesOf,
);

export interface StartOptions {
  values: FormValues;
  fields: readonly FormField[];
  isOffline: boolean;
  /** The service takes each id once, and the key in the address of a poll. */
  keyInPolls: boolean;
  proactiveMessage: string;
  /** Aborted, what is on its way still reaches the service, and no chat begins here. */
  signal: AbortSignal;
  /** Whether a chat runs meanwhile, started in another tab: what was asked goes there. */
  isAnswered(): boolean;
  /** Runs before another tab may start. `start`: what the service was asked, perhaps by an earlier try, and the id of that. */
  onStarted(caseId: string, start: PendingStart): void;
}

export interface StartFailure {
  reason: FormFailure;
  isBanned: boolean;
}

/** Starts a chat, or leaves a message: once, however often and in however many tabs it is tried. */
export async function sendStart(
  environment: Environment,
  options: StartOptions,
): Promise<StartFailure | undefined> {
  try {
    await startAlone(environment.browser, environment.widgetId, async () => {
      if (!options.isAnswered()) await request(environment, options);
    });
    return undefined;
  } catch (error) {
    const isBanned = error instanceof RequestFailure && error.message.startsWith('/BAN');
    return { reason: reasonOf(error), isBanned };
  }
}

async function request(environment: Environment, options: StartOptions): Promise<void> {
  const { browser, service, widgetId } = environment;
  const { values, isOffline, keyInPolls, proactiveMessage, signal } = options;
  const start = keepStart(browser, widgetId, values, { isOffline, isExact: keyInPolls });
  const own = {
    widgetId,
    isOffline,
    messageId: start.id,
    ...(proactiveMessage && { proactiveMessage }),
    ...(!isOffline && { visitorToken: visitorToken(browser) }),
  };
  const jsVariables = await variablesFor(environment, options);
  const known = { visit: environment.visit(), visitor: environment.visitor(), jsVariables };
  const asked = { ...values, message: start.message };
  try {
    const { caseId } = await createChatClient(service).start(startParameters(asked, known, own));
    if (signal.aborted) throw signal.reason;
    forgetStart(browser, widgetId);
    options.onStarted(caseId, start);
  } catch (error) {
    // An earlier try may have come through: the id is kept until the service refuses it for good.
    if (error instanceof RequestFailure && !error.isPassing) forgetStart(browser, widgetId);
    throw error;
  }
}

/** Few forms ask more than the usual, and few widgets name variables of the page: what puts them together is downloaded then. */
async function variablesFor(
  { browser, settings }: Environment,
  { values, fields }: StartOptions,
): Promise<string> {
  const isUsual = !settings.variables[0] && !fields.some(({ key }) => key.startsWith('='));
  if (isUsual) return '';
  const [variablesOf, ofPage] = await Promise.all([
    variables.ready(),
    Promise.all(
      settings.variables.map(async (name) => ({ name, value: (await browser.variable(name)) ?? '' })),
    ),
  ]);
  return variablesOf(values, fields, ofPage);
}

function reasonOf(error: unknown): FormFailure {
  const status = error instanceof RequestFailure ? error.status : 0;
  if (status === 0) return 'formUnreachable';
  return status === 429 || status >= 500 ? 'formBusy' : 'formRefused';
}
