import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { consoleHeader } from '../../../contract/console';
import { consoleOperations } from '../../../operations/console/console-operations';
import { nameActor, type Acting } from '../../http/acting-caller';
import type { Answering } from '../../domain/shares/answering';
import type { FairQueue } from '../../domain/shares/fair-queue';
import type { ConsoleSessions } from '../../http/console-session';
import { answerErrors, plainErrors } from '../../http/errors';
import type { Limits } from '../../http/limits/limits';
import { bytesOf } from '../../http/input/bytes-of';
import { cleanJsonBodies } from '../../http/input/json-bodies';
import { readWholeBodies } from '../../http/input/whole-bodies';
import { streamBodies } from '../../http/input/streamed-bodies';
import { collectMethods } from '../../http/other-methods';
import { serve, type ServeOptions } from '../../http/serve';
import { consoleHandlers, type ConsolePorts } from './console-handlers';

export type ConsoleRoutesOptions = ConsolePorts & {
  acting: Acting;
  limits: Limits;
  listing: FairQueue;
  answering: Answering;
  sessions: ConsoleSessions;
};

/** The console's API. */
export async function consoleRoutes(app: FastifyInstance, options: ConsoleRoutesOptions): Promise<void> {
  const { sessions, limits, listing, answering } = options;
  app.setErrorHandler(answerErrors(plainErrors));
  await app.register(cookie);
  cleanJsonBodies(app);
  sessions.decorate(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', [consoleHeader]: '1' });
  });
  app.addHook('onRequest', sessions.refuseOtherSites);
  nameActor(app, options.acting);
  const refuseOtherMethods = collectMethods(app);
  const { readAgent, readAdministrator } = sessions;
  const serving: ServeOptions = {
    guards: { account: readAgent, agent: readAgent, case: readAgent, administrator: readAdministrator },
    limits,
    listing,
    answering,
    assertStillIn: sessions.assertStillIn,
    callerOf: ({ agent }) => agent,
  };
  const counting: ServeOptions = {
    ...serving,
    countChange(request, reply) {
      limits.bytesOfAgent.take(request.agent.email, reply, bytesOf(request));
    },
  };
  const { sendAgentFilePart, uploadPicture, uploadOwnPicture, ...operations } = consoleOperations;
  const {
    sendAgentFilePart: takeFilePart,
    uploadPicture: takePicture,
    uploadOwnPicture: takeOwnPicture,
    ...handlers
  } = consoleHandlers(options);
  serve(app, operations, handlers, counting);
  await app.register(async (scope) => {
    readWholeBodies(scope, uploadPicture);
    serve(
      scope,
      { uploadPicture, uploadOwnPicture },
      { uploadPicture: takePicture, uploadOwnPicture: takeOwnPicture },
      counting,
    );
  });
  await app.register(async (scope) => {
    streamBodies(scope);
    serve(scope, { sendAgentFilePart }, { sendAgentFilePart: takeFilePart }, serving);
  });
  refuseOtherMethods();
}
