import type { FastifyInstance } from 'fastify';
import { addressOf, methodOf } from '../../../operations/operation';
import { visitorChatOperations } from '../../../operations/v1/visitor-chat';
import { visitorFileOperations } from '../../../operations/v1/visitor-files';
import { visitorsNowReports } from '../../../operations/v1/visitors-now';
import { readChatBodies } from '../../http/input/bodies';
import { readWholeBodies } from '../../http/input/whole-bodies';
import { streamBodies } from '../../http/input/streamed-bodies';
import { addChatCaller } from '../../http/chat-caller';
import { compressAnswers } from '../../http/compressed-answers';
import { addPreflight, allowCrossOrigin } from '../../http/cross-origin';
import { answerErrors, chatErrors } from '../../http/errors';
import { collectMethods } from '../../http/other-methods';
import { serve } from '../../http/serve';
import { chatHandlers, type ChatPorts } from './chat-handlers';
import { fileHandlers, type FilePorts } from './file-handlers';
import { presenceHandlers, type PresencePorts } from './presence-handlers';

/** Visitor chat v1, section "Visitor chat interface (v1)" of the interface. */
export async function chatRoutes(
  app: FastifyInstance,
  ports: ChatPorts & FilePorts & PresencePorts,
): Promise<void> {
  const { directory, limits } = ports;
  app.setErrorHandler(answerErrors(chatErrors));
  readChatBodies(app);
  allowCrossOrigin(app);
  compressAnswers(app);
  const guards = { visitor: addChatCaller(app, directory, limits.misses) };
  const refuseOtherMethods = collectMethods(app);
  const options = { guards, limits, callerOf: ({ caller }: { caller: { orgId: number } }) => caller };

  const { sendScreenshot, ...operations } = visitorChatOperations;
  const { sendScreenshot: takeScreenshot, ...handlers } = chatHandlers(ports);
  serve(app, operations, handlers, options);
  await app.register(async (scope) => {
    readWholeBodies(scope, sendScreenshot);
    serve(scope, { sendScreenshot }, { sendScreenshot: takeScreenshot }, options);
  });
  const { sendFilePart, ...fileOperations } = visitorFileOperations;
  const { sendFilePart: takeFilePart, ...ofFiles } = fileHandlers(ports);
  serve(app, fileOperations, ofFiles, options);
  await app.register(async (scope) => {
    streamBodies(scope);
    serve(scope, { sendFilePart }, { sendFilePart: takeFilePart }, options);
  });
  serve(app, visitorsNowReports, presenceHandlers(ports), options);
  addPreflights(app);
  refuseOtherMethods();
}

const all = { ...visitorChatOperations, ...visitorFileOperations, ...visitorsNowReports };

function addPreflights(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  for (const operation of Object.values(all)) {
    const path = addressOf(operation);
    const method = methodOf(operation);
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, allowed] of methods)
    addPreflight(app, path.replace(/\{(\w+)\}/g, ':$1'), allowed.join(', '));
}
