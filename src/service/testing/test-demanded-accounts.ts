import { Secret, TOTP } from 'otpauth';
import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

export interface TestCredentials {
  email: string;
  password: string;
}

/** Agents of an organisation that demands a second factor, which they have not. */
export function createDemandedAccounts({ context, clock }: TestService) {
  const { store, account, secrets } = context;
  let orgId: number | undefined;

  return {
    async add(): Promise<TestCredentials> {
      if (orgId === undefined) {
        orgId = await store.organisations.create('Careful Lamps');
        await store.organisations.setSecurity(orgId, { demandsSecondFactor: true });
      }
      const template = await store.agents.get(demo.agents[1].email);
      if (!template) throw new Error('The demo agent is not there.');
      const email = `${secrets.uuid()}@careful.example`;
      await store.agents.add({ ...template, email, orgId });
      return { email, password: demo.password };
    },

    /** Answers the code of the next half minute, which is taken now and in a minute. */
    async begin({ email, password }: TestCredentials): Promise<string> {
      const { secret } = await account.beginDemanded(email, password);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() + 30_000 });
    },
  };
}
