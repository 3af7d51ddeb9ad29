import { randomBytes } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Context } from './context';
import { Failure } from './domain/failure';
import { finishAnswersFirst } from './http/closing';
import { createConsoleSessions } from './http/console-session';
import { answerErrors, chatErrors, plainErrors, sendFailure } from './http/errors';
import { compileWhenUsed } from './http/input/compile-when-used';
import { parseQuery } from './http/input/forms';
import { leaveRoomForFiles, limitConnectionsOfAddress } from './http/connections/limit-connections';
import { limitBodies } from './http/connections/limit-bodies';
import { observeRequests } from './http/observe-requests';
import { logRequests } from './http/request-log';
import { protectAnswers } from './http/security-headers';
import { serveAhead } from './http/connections/serve-ahead';
import { limitUnreadAnswers } from './http/connections/unread-answers';
import type { Stopping } from './http/stopping';
import { refuseUnreadable } from './http/connections/unreadable-requests';
import { consoleRoutes } from './routes/console/console-routes';
import { openApiRoutes } from './routes/open-api/open-api-routes';
import { availabilityRoute } from './routes/public/availability-route';
import { fileRoute } from './routes/public/file-route';
import { healthRoutes } from './routes/public/health-routes';
import { pictureRoute } from './routes/public/picture-route';
import { scriptRoute } from './routes/public/script-route';
import { securityTextRoute } from './routes/public/security-text-route';
import { tryPageRoute } from './routes/public/try-page-route';
import { staticFiles, type StaticFolders } from './routes/public/static-files';
import { chatRoutes } from './routes/v1/chat-routes';
import { createQuickPoll } from './routes/v1/quick-poll';
import { provisioningRoutes } from './routes/v1/provisioning-routes';
import { tokenRoutes } from './routes/v2/token-routes';

/** Milliseconds in which a whole request arrives, a screenshot over a slow line among them. */
const requestTimeout = 120_000;
/**
 * Milliseconds for which an idle connection is kept: longer than proxies keep theirs (Caddy 120 s, nginx 60 s), or one sends
 * into a connection that closes at that moment and answers 502: https://github.com/caddyserver/caddy/issues/6452
 */
const keepAliveTimeout = 130_000;
/** Milliseconds after which a connection on which nothing moves is closed, such as that of an answer that nobody reads. */
const stillTimeout = 150_000;

export interface AppOptions {
  context: Context;
  stopping: Stopping;
  folders: StaticFolders;
}

/** The service's HTTP side, ready to listen or to be asked without a port. */
export async function createApp({ context, stopping, folders }: AppOptions): Promise<FastifyInstance> {
  const { config, log, account, consolePresence } = context;
  const nextRequestId = createRequestIds();
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: serveAhead(createQuickPoll({ ...context, stopping, nextRequestId })),
    genReqId: nextRequestId,
    // A logger for each request would cost a tenth of a poll; who logs names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: asFastifyReads(config.trustProxy),
    return503OnClosing: false,
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    requestTimeout,
    keepAliveTimeout,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => answerUnknown(request, reply),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance;

  app.setValidatorCompiler(compileWhenUsed());
  app.server.setTimeout(stillTimeout);
  leaveRoomForFiles(app.server);
  if (config.trustProxy === false) limitConnectionsOfAddress(app.server, context.limits.connection);
  protectAnswers(app, config.publicUrl);
  logRequests(app, log);
  if (context.meters) observeRequests(app, context.meters.answered);
  finishAnswersFirst(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (!stopping.isStopping) return done();
    reply.header('connection', 'close');
    done(request.url === '/health' ? undefined : new Failure('unavailable'));
  });
  // Before a body is read, of which the framework may find something else to say.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) answerUnknown(request, reply);
    else done();
  });
  limitBodies(app, context.limits);
  limitUnreadAnswers(app);
  app.setErrorHandler(answerErrors(plainErrors));
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));

  const sessions = createConsoleSessions(account, config.publicUrl, context.sessionWatch, context.clock);
  const options = { ...context, stopping, sessions };
  await app.register(healthRoutes, options);
  await app.register(chatRoutes, options);
  await app.register(provisioningRoutes, { ...options, keys: context.store.keys });
  await app.register(tokenRoutes, { ...options, keys: context.store.keys });
  await app.register(availabilityRoute, options);
  await app.register(securityTextRoute, options);
  await app.register(scriptRoute, options);
  await app.register(fileRoute, options);
  await app.register(pictureRoute, options);
  await app.register(tryPageRoute, options);
  await app.register(consoleRoutes, {
    ...options,
    isMailConfigured: config.smtpUrl !== undefined,
    presence: consolePresence,
    prefix: '/api/console',
  });
  await app.register(openApiRoutes, options);
  await app.register(staticFiles, folders);
  return app;
}

/** Unique among the instances of the service. */
function createRequestIds(): () => string {
  const thisProcess = randomBytes(6).toString('base64url');
  let requests = 0;
  return () => `${thisProcess}-${(requests++).toString(36)}`;
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): void {
  const isChat = /^\/api\/v1\/chat(?:[/?]|$)/.test(request.raw.url ?? '');
  sendFailure(new Failure('notFound'), isChat ? chatErrors : plainErrors, reply);
}

/** A number of proxies: that many hops are believed. */
function asFastifyReads(trustProxy: Context['config']['trustProxy']): false | string[] | TrustProxyFunction {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

type TrustProxyFunction = (address: string, hop: number) => boolean;
