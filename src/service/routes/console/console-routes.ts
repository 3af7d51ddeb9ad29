import { consoleOperations } from '../../../operations/console/console-operations';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { nameActor, type Acting } from '../../http/acting-caller';
import type { Limits } from '../../http/limits/limits';
import { answerErrors, plainErrors } from '../../http/errors';
import { serve } from '../../http/serve';
import { collectMethods } from '../../http/other-methods';
import { accountRoutes, type AccountRoutesOptions } from './account/account-routes';
import { openIdRoutes, type OpenIdRoutesOptions } from './account/open-id-routes';
import { agentRoutes, type AgentRoutesOptions } from './account/agent-routes';
import { demandedSecondFactorRoutes } from './account/demanded-second-factor-routes';
import { securityRoutes, type SecurityRoutesOptions } from './account/security-routes';
import { passwordResetRoutes, type PasswordResetRoutesOptions } from './account/password-reset-routes';
import { auditRoutes, type AuditRoutesOptions } from './audit/audit-routes';
import { consoleHandlers, type ConsolePorts } from './console-handlers';
import { banRoutes, type BanRoutesOptions } from './ban-routes';
import { caseRoutes, type CaseRoutesOptions } from './case-routes';
import { deliveryRoutes, type DeliveryRoutesOptions } from './delivery-routes';
import { endpointRoutes, type EndpointRoutesOptions } from './endpoint-routes';
import { eventRoutes, type EventRoutesOptions } from './event-routes';
import { logRoutes, type LogRoutesOptions } from './logs/log-routes';
import { mailRoutes, type MailRoutesOptions } from './mail-routes';
import { privacyRoutes, type PrivacyRoutesOptions } from './privacy/privacy-routes';
import { screenshotRoute, type ScreenshotRouteOptions } from './screenshot-route';
import { createSessionStart } from './session-start';
import { sessionRoutes, type SessionRoutesOptions } from './session-routes';
import { createSignInGuard, type SignInGuardPorts } from './sign-in-guard';
import { setupRoute, type SetupRouteOptions } from './setup-route';
import { widgetRoutes, type WidgetRoutesOptions } from './widget-routes';

export type ConsoleRoutesOptions = Omit<SessionRoutesOptions, 'startSession' | 'guarded'> &
  SignInGuardPorts &
  CaseRoutesOptions &
  BanRoutesOptions &
  EventRoutesOptions &
  EndpointRoutesOptions &
  DeliveryRoutesOptions &
  MailRoutesOptions &
  ConsolePorts &
  ScreenshotRouteOptions &
  AuditRoutesOptions &
  AccountRoutesOptions &
  AgentRoutesOptions &
  PasswordResetRoutesOptions &
  SecurityRoutesOptions &
  LogRoutesOptions &
  PrivacyRoutesOptions &
  WidgetRoutesOptions &
  SetupRouteOptions &
  Omit<OpenIdRoutesOptions, 'startSession'> & { acting: Acting; limits: Limits };

/** The console's API, `contract/console.ts`. */
export async function consoleRoutes(app: FastifyInstance, options: ConsoleRoutesOptions): Promise<void> {
  const { sessions } = options;
  app.setErrorHandler(answerErrors(plainErrors));
  await app.register(cookie);
  sessions.decorate(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', sessions.refuseOtherSites);
  nameActor(app, options.acting);
  const refuseOtherMethods = collectMethods(app);
  const { readAgent, readAdministrator } = sessions;
  serve(app, consoleOperations, consoleHandlers(options), {
    guards: { account: readAgent, agent: readAgent, case: readAgent, administrator: readAdministrator },
    limits: options.limits,
    callerOf: ({ agent }) => agent,
  });
  const { account, describeAgent, workspace, feed, presence, stopping, limits, knownBrowsers } = options;
  const startSession = createSessionStart(options);
  const guarded = createSignInGuard(options);
  const { openId, secondFactor, acting, log } = options;
  await app.register(sessionRoutes, { account, startSession, describeAgent, sessions, guarded });
  await app.register(demandedSecondFactorRoutes, { account, startSession, guarded, acting });
  await app.register(openIdRoutes, {
    account,
    openId,
    secondFactor,
    startSession,
    describeAgent,
    sessions,
    knownBrowsers,
    acting,
    log,
    limits,
  });
  await app.register(caseRoutes, { workspace, sessions });
  const { bans, clock, timer } = options;
  await app.register(eventRoutes, { feed, presence, sessions, limits, stopping, timer });
  await app.register(banRoutes, { bans, workspace, clock, sessions });
  const { endpointAdministration, deliveryLog, isMailConfigured } = options;
  await app.register(endpointRoutes, {
    endpointAdministration,
    deliveryLog,
    tryBot: options.tryBot,
    sessions,
    limits,
  });
  await app.register(deliveryRoutes, { deliveryLog, sessions, limits });
  const { mailTemplates } = options;
  await app.register(mailRoutes, { mailTemplates, deliveryLog, sessions, limits, isMailConfigured });
  const { widgetSettings, widgetDrafts } = options;
  await app.register(screenshotRoute, { screenshots: options.screenshots, sessions });
  const { widgetAdministration, checkInstall, invitationFigures } = options;
  await app.register(widgetRoutes, {
    widgetSettings,
    widgetDrafts,
    widgetAdministration,
    checkInstall,
    invitationFigures,
    sessions,
    limits,
  });
  await app.register(setupRoute, { firstRun: options.firstRun, account, sessions, acting, limits });
  const { ownAccounts, passwordReset, secrets } = options;
  await app.register(accountRoutes, { ownAccounts, sessions, secrets, limits });
  await app.register(agentRoutes, { agentAdministration: options.agentAdministration, sessions, limits });
  await app.register(securityRoutes, { securitySettings: options.securitySettings, sessions });
  await app.register(passwordResetRoutes, { passwordReset, acting, limits });
  const { privacySettings, visitors } = options;
  await app.register(privacyRoutes, { privacySettings, visitors, sessions });
  const { logReader, report, config } = options;
  await app.register(logRoutes, { logReader, report, config, sessions, limits });
  await app.register(auditRoutes, { audit: options.audit, sessions, limits });
  refuseOtherMethods();
}
