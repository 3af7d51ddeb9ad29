import type { WidgetOverview, WidgetSettingsChange, WidgetSettingsState } from '../administration';
import type { CaseLogRecord, NameValue } from '../case-log';
import type {
  AgentStatus,
  CaseDetails,
  CaseEntry,
  CasePage,
  CaseSummary,
  CaseView,
  SignedInAgent,
} from '../console';
import type {
  BanSummary,
  DeliveryAttempt,
  DeliverySummary,
  EndpointChanges,
  EndpointSummary,
  EndpointWithSecret,
  MailState,
  NewBan,
  NewEndpoint,
} from '../endpoints';
import type { MailTemplate, MailTemplateState } from '../mails/mail-template';
import type { AccountSession, NewSecondFactor, OwnAccount, RecoveryCodes } from './account';
import type { AgentChange, AgentList, NewAgent, PasswordLink } from './agents';
import type { AuditPage } from './audit';
import type { BotTrialAnswer, BotTrialStep } from './bot-trials';
import type { FirstRun, FirstRunResult } from './first-run';
import type { InstallCheck } from './install-check';
import type { InvitationFigures } from './invitations';
import type {
  KnownRevision,
  RestoredVersion,
  PublishedVersionPage,
  WidgetDraft,
  WidgetDraftChange,
} from './widget-drafts';
import type { WidgetChange, WidgetDetails } from './widgets';
import type { LogPage } from './logs';
import type { SignInOptions } from './open-id';
import type { Report, ReportGrouping } from './reports';
import type { SecuritySettings } from './security';
import type { Erasure, PrivacySettings, VisitorData, VisitorReference } from './privacy';

/**
 * Every call of the console's API that answers JSON or nothing: what it takes and answers, below `/api/console`. What
 * stands in braces is given as `path`.
 */
export interface ConsoleOperations extends AgentOperations, AccountOperations, AdministratorOperations {}

interface AgentOperations {
  'GET /session': { answer: SignedInAgent };
  'POST /session': { body: { email: string; password: string; code?: string }; answer: SignedInAgent };
  'DELETE /session': Nothing;
  'GET /session/options': { answer: SignInOptions };
  'POST /session/open-id': { body: { code: string }; answer: SignedInAgent };
  'POST /session/second-factor': { body: { email: string; password: string }; answer: NewSecondFactor };
  'PUT /session/second-factor': {
    body: { email: string; password: string; code: string };
    answer: RecoveryCodes;
  };
  'POST /setup/link': { body: { token: string } };
  'POST /setup': { body: FirstRun; answer: FirstRunResult };
  'POST /password-resets': { body: { email: string } };
  'PUT /password-resets': { body: { token: string; password: string } };
  'PUT /status': { body: { status: AgentStatus }; answer: SignedInAgent };
  'GET /cases': { query: { view: CaseView; cursor?: string }; answer: CasePage };
  'GET /cases/{id}': { answer: CaseDetails };
  'POST /cases/{id}/entries': { body: { text: string; messageId: string }; answer: CaseEntry };
  'PUT /cases/{id}/typing': { body: { typing: boolean } };
  'PUT /cases/{id}/labels': { body: NameValue; answer: CaseSummary };
  'DELETE /cases/{id}/labels': { query: { name: string }; answer: CaseSummary };
  'PUT /cases/{id}/variables': { body: NameValue; answer: CaseSummary };
  'DELETE /cases/{id}/variables': { query: { name: string }; answer: CaseSummary };
  'POST /cases/{id}/close': { answer: CaseSummary };
  'POST /cases/{id}/ban': { body: NewBan; answer: { bans: BanSummary[] } };
  'GET /bans': { answer: { bans: BanSummary[] } };
  'DELETE /bans/{id}': Nothing;
}

interface AccountOperations {
  'GET /account': { answer: OwnAccount };
  'PUT /account/password': { body: { currentPassword: string; password: string } };
  'DELETE /account/open-id': Nothing;
  'GET /account/sessions': { answer: { sessions: AccountSession[] } };
  'DELETE /account/sessions': Nothing;
  'DELETE /account/sessions/{id}': Nothing;
  'POST /account/second-factor': { body: { password: string }; answer: NewSecondFactor };
  'PUT /account/second-factor': { body: { code: string }; answer: RecoveryCodes };
  'POST /account/second-factor/off': { body: { password: string } };
}

interface AdministratorOperations {
  'GET /widgets': { answer: { widgets: WidgetOverview[] } };
  'POST /widgets': { body: { name: string }; answer: WidgetDetails };
  'GET /widgets/{id}': { answer: WidgetDetails };
  'PUT /widgets/{id}': { body: WidgetChange; answer: WidgetDetails };
  'DELETE /widgets/{id}': Nothing;
  'POST /widgets/{id}/install-check': { body: { url: string; baseUrl: string }; answer: InstallCheck };
  'GET /widgets/{id}/settings': { answer: WidgetSettingsState };
  'PUT /widgets/{id}/settings': { body: WidgetSettingsChange; answer: WidgetSettingsState };
  'GET /widgets/{id}/draft': { answer: WidgetDraft };
  'PUT /widgets/{id}/draft': { body: WidgetDraftChange; answer: WidgetDraft };
  'POST /widgets/{id}/draft/publish': { body: KnownRevision; answer: WidgetDraft };
  'DELETE /widgets/{id}/draft': { query: { revision?: number }; answer: WidgetDraft };
  'GET /widgets/{id}/versions': { query: { before?: number }; answer: PublishedVersionPage };
  'POST /widgets/{id}/draft/restore': { body: RestoredVersion; answer: WidgetDraft };
  'GET /widgets/{id}/invitations': { answer: InvitationFigures };
  'GET /agents': { answer: AgentList };
  'POST /agents': { body: NewAgent; answer: PasswordLink };
  'PUT /agents/{email}': { body: AgentChange };
  'DELETE /agents/{email}': Nothing;
  'POST /agents/{email}/password-link': { answer: PasswordLink };
  'DELETE /agents/{email}/second-factor': Nothing;
  'DELETE /agents/{email}/sessions': Nothing;
  'GET /endpoints': { answer: { endpoints: EndpointSummary[] } };
  'POST /endpoints': { body: NewEndpoint; answer: EndpointWithSecret };
  'PUT /endpoints/{id}': { body: EndpointChanges; answer: EndpointSummary };
  'DELETE /endpoints/{id}': Nothing;
  'POST /endpoints/{id}/secret': { body: { overlapHours?: number }; answer: EndpointWithSecret };
  'POST /endpoints/{id}/test': { answer: { deliveryId: string } };
  'POST /endpoints/{id}/trial': { body: BotTrialStep; answer: BotTrialAnswer };
  'GET /deliveries': {
    query: {
      channel?: DeliverySummary['channel'];
      endpointId?: string;
      state?: DeliverySummary['state'];
      before?: number;
    };
    answer: { deliveries: DeliverySummary[] };
  };
  'GET /deliveries/{id}': { answer: { attempts: DeliveryAttempt[] } };
  'POST /deliveries/{id}/redeliver': Nothing;
  'GET /mail': { answer: MailState };
  'GET /mail/templates': { answer: { templates: MailTemplateState[] } };
  'PUT /mail/templates/{kind}': { body: MailTemplate; answer: MailTemplateState };
  'DELETE /mail/templates/{kind}': { answer: MailTemplateState };
  'POST /mail/templates/{kind}/test': Nothing;
  'GET /logs': {
    query: LogRange & Optional<'outcome' | 'agent' | 'label' | 'text' | 'before'>;
    answer: LogPage;
  };
  'GET /logs/{id}': { answer: CaseLogRecord };
  'GET /reports': { query: LogRange & { by: ReportGrouping }; answer: Report };
  'GET /audit': { query: Record<string, string | number | undefined>; answer: AuditPage };
  'GET /security': { answer: SecuritySettings };
  'PUT /security': { body: SecuritySettings; answer: SecuritySettings };
  'GET /privacy': { answer: PrivacySettings };
  'PUT /privacy': { body: PrivacySettings; answer: PrivacySettings };
  'POST /visitors/export': { body: VisitorReference; answer: VisitorData };
  'POST /visitors/erase': { body: VisitorReference; answer: Erasure };
}

type Optional<Name extends string> = { [Key in Name]?: string | undefined };
type LogRange = { start: string; end: string } & Optional<'timezone' | 'widgetId'>;

/** Takes nothing, answers nothing. */
type Nothing = Record<never, never>;

/** What the browser goes to by itself: files, and the way to the OpenID provider. */
export type ConsoleFile =
  | 'GET /screenshots/{id}'
  | 'GET /audit/export'
  | 'GET /logs/export'
  | 'GET /session/open-id';
