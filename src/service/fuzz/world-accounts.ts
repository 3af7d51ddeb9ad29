import { Secret, TOTP } from 'otpauth';
import { demo } from '../demo/demo-organisation';
import { secrets } from '../adapters/secrets';
import { createDemandedAccounts } from '../testing/test-demanded-accounts';
import { exampleUser } from '../testing/test-provisioning';
import { cookieName, type ConsoleCookie } from '../testing/test-console';
import type { TestService } from '../testing/test-service';

const [administrator, agent] = demo.agents;

/** The agents of the world, and what they sign in with. */
export function createWorldAccounts(service: TestService) {
  const { store, account, ownAccounts, openId } = service.context;
  const tokens = new Map<string, string>();
  const demanded = createDemandedAccounts(service);
  let owner = '';
  let wayBack = '';
  let demandedAgent = { email: '', password: '' };

  async function session(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known && (await account.signedIn(known))) return known;
    const { token } = await account.signIn(email, demo.password);
    tokens.set(email, token);
    return token;
  }

  async function beginSecondFactor() {
    await accounts.newOwner();
    const owned = await store.agents.get(owner);
    if (!owned) throw new Error('The owner is not there.');
    const { secret } = await ownAccounts.beginSecondFactor(owned, demo.password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return { owned, codeAfter: (ms: number) => totp.generate({ timestamp: service.clock.now() + ms }) };
  }

  const accounts = {
    cookieName: (name: ConsoleCookie) => cookieName(service, name),
    administrator: () => session(administrator.email),
    agent: () => session(agent.email),

    /** An agent whom no other request is of, so that what becomes of the account harms none. */
    async newOwner(): Promise<void> {
      owner = await accounts.user();
      const passwordHash = (await store.agents.get(agent.email))?.passwordHash ?? '';
      await store.agents.update(owner, { passwordHash });
    },

    owner: () => session(owner),

    async otherSession(): Promise<string> {
      const { token } = await account.signIn(agent.email, demo.password);
      return secrets.digest(token);
    },

    /** Returns a code of the owner's app. */
    beginSecondFactor: async (): Promise<string> => (await beginSecondFactor()).codeAfter(0),

    /** Returns a code that an owner still has to give, who has come back from the OpenID provider. */
    async comeBack(): Promise<string> {
      const { owned, codeAfter } = await beginSecondFactor();
      await ownAccounts.confirmSecondFactor(owned, codeAfter(0), '');
      const person = { issuer: 'https://id.example', subject: owned.email };
      await store.openIdLinks.add({ ...person, agentEmail: owned.email, linkedAt: 1 });
      wayBack = openId.awaitCode(person);
      return codeAfter(30_000);
    },

    wayBack: async () => wayBack,

    async demandedAgent(): Promise<string> {
      demandedAgent = await demanded.add();
      return demandedAgent.email;
    },

    demandedCode: () => demanded.begin(demandedAgent),

    async resetToken(): Promise<string> {
      const token = secrets.token();
      const agentEmail = await accounts.user();
      const expiresAt = service.clock.now() + 60_000;
      await store.passwordResets.add({ id: secrets.digest(token), agentEmail, expiresAt });
      return token;
    },

    async user(): Promise<string> {
      const { email, name, accountType } = exampleUser();
      await store.agents.add({
        email,
        name,
        accountType,
        orgId: demo.orgId,
        passwordHash: 'none',
        isAdministrator: false,
        status: 'pause',
        statusSource: 'endpoint',
        statusAt: service.clock.now(),
        madeByKey: (await store.keys.find('provisioning', demo.keys.provisioning))?.id ?? '',
      });
      return email;
    },
  };
  return accounts;
}
