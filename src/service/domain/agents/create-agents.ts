import type { Clock, Encryption, Secrets, UserAgents } from '../ports';
import { createAgentAdministration } from './account/agent-administration';
import { createAccountMails } from './account/account-mails';
import type { OneTimeCodes } from './account/one-time-codes';
import { createEmailChange } from './account/email-change';
import { createOwnAccounts } from './account/own-account';
import { createPasswordReset } from './account/password-reset';
import type { CommonPasswords } from './account/passwords';
import { createSecondFactor, type CodeTries } from './account/second-factor';
import type { SecurityOfOrganisations } from './account/security-of-organisations';
import { createSecuritySettings } from './account/security-settings';
import { createAgentAccount } from './agent-account';
import { createConsolePresence } from './console-presence';
import type { OpenIdProvider } from './open-id/open-id-provider';
import { createOpenIdSignIn } from './open-id/open-id-sign-in';
import { createSessionWatch } from './session-watch';
import { createStatusByEndpoint } from './status-by-endpoint';
import { createStatusChange } from './status-change';
import { createStatusNotifications } from './status-notifications';
import type { AgentStore } from './tables';

export interface AgentsPorts {
  store: AgentStore & { organisations: SecurityOfOrganisations };
  clock: Clock;
  secrets: Secrets;
  encryption: Encryption;
  codes: OneTimeCodes;
  codeTries: CodeTries;
  common: CommonPasswords;
  userAgents: UserAgents;
  isMailConfigured: boolean;
  publicUrl: string | undefined;
  openIdProvider: OpenIdProvider | undefined;
  onFault(error: unknown): void;
}

/** Agents: how they sign in, and their status, no matter who sets it. */
export function createAgents(ports: AgentsPorts) {
  const { store, clock } = ports;
  const changeStatus = createStatusChange({ store, clock, events: createStatusNotifications(ports) });
  const { organisations } = store;
  const secondFactor = createSecondFactor({ ...ports, organisations });
  const tell = createAccountMails(ports);
  const openId = createOpenIdSignIn(ports);
  const emailChange = createEmailChange({ ...ports, tell });
  return {
    changeStatus,
    account: createAgentAccount({ ...ports, changeStatus, secondFactor }),
    ownAccounts: createOwnAccounts({ ...ports, secondFactor, openId, emailChange, tell }),
    secondFactor,
    emailChange,
    securitySettings: createSecuritySettings({ organisations, secondFactor }),
    openId,
    passwordReset: createPasswordReset({ ...ports, tell }),
    agentAdministration: createAgentAdministration({ ...ports, emailChange, tell }),
    tellAgent: tell,
    sessionWatch: createSessionWatch({ ...ports, sessions: store.sessions }),
    consolePresence: createConsolePresence({ agents: store.agents, clock, changeStatus }),
    setByEndpoint: createStatusByEndpoint({ changeStatus }),
  };
}
