import type { NewSecondFactor, RecoveryCodes } from '../../../../operations/console/account';
import { Failure, invalidParameter } from '../../failure';
import type { Clock, Encryption, Secrets } from '../../ports';
import type { Agent } from '../agents';
import type { AgentStore } from '../tables';
import type { OneTimeCodes } from './one-time-codes';
import type { SecurityOfOrganisations } from './security-of-organisations';

/** How often a code may be guessed by someone who has the password. */
export interface CodeTries {
  /** Counts a try before it is looked at; throws `tooManyRequests`. */
  use(email: string): void;
  /** It was right. */
  giveBack(email: string): void;
}

export interface SecondFactorPorts {
  store: Pick<AgentStore, 'secondFactors' | 'transaction'>;
  clock: Clock;
  secrets: Pick<Secrets, 'token' | 'digest'>;
  encryption: Encryption;
  codes: OneTimeCodes;
  codeTries: CodeTries;
  organisations: Pick<SecurityOfOrganisations, 'securityOf'>;
}

export type SecondFactorAuthentication = ReturnType<typeof createSecondFactor>;

const recoveryCodes = 10;
/** An agent who reads this may never have got the answer with the codes. */
const isConfirmed = 'Two-factor sign-in is already on. To get recovery codes, turn it off and on again.';
/** What an authenticator app calls the service. */
const issuer = 'ChatWidget';

export function secondFactorPurpose(email: string): string {
  return `second factor of ${email}`;
}

/** A code of an authenticator app beside the password, and recovery codes for when the app is lost. */
export function createSecondFactor(ports: SecondFactorPorts) {
  const { store, clock, secrets, encryption, codes, codeTries, organisations } = ports;
  const { secondFactors } = store;

  function newRecoveryCodes(): string[] {
    return Array.from({ length: recoveryCodes }, () =>
      inGroups(secrets.digest(secrets.token()).slice(0, 16)),
    );
  }

  async function isDemandedOf({ orgId }: Agent): Promise<boolean> {
    return (await organisations.securityOf(orgId)).demandsSecondFactor;
  }

  return {
    isDemandedOf,

    async state(email: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
      const factor = await secondFactors.get(email);
      const isOn = factor?.confirmedAt !== undefined;
      return { isOn, recoveryCodesLeft: isOn ? factor.recoveryCodes.length : 0 };
    },

    /** In force once a code of it has been given. Throws `alreadyExists` where one is in force. */
    async begin({ email }: Agent): Promise<NewSecondFactor> {
      const secret = codes.newSecret();
      const encrypted = encryption.encrypt(secret, secondFactorPurpose(email));
      const begun = { agentEmail: email, secret: encrypted, lastPeriod: 0, recoveryCodes: [] };
      if (!(await secondFactors.put(begun)))
        throw new Failure('alreadyExists', 'Two-factor sign-in is already on.');
      return { secret, address: codes.address(secret, { account: email, issuer }) };
    },

    /**
     * Returns the recovery codes, which are shown here alone. Sessions that the password alone began end, except
     * `keptSessionId`. Throws `tooManyRequests`.
     */
    async confirm({ email }: Agent, code: string, keptSessionId = ''): Promise<RecoveryCodes> {
      const factor = await secondFactors.get(email);
      if (!factor) throw new Failure('notFound');
      if (factor.confirmedAt !== undefined) throw new Failure('alreadyExists', isConfirmed);
      const secret = encryption.decrypt(factor.secret, secondFactorPurpose(email));
      codeTries.use(email);
      const period = codes.periodOf(secret, withoutMarks(code), clock.now());
      if (period === undefined) throw invalidParameter('code', 'is wrong. Check the clock of your device.');
      codeTries.giveBack(email);
      const made = newRecoveryCodes();
      const digests = made.map((one) => secrets.digest(one));
      const confirmed = { confirmedAt: clock.now(), lastPeriod: period, recoveryCodes: digests };
      await store.transaction(async (tables) => {
        // Of two confirmations at once, only one gets recovery codes.
        if (!(await tables.secondFactors.confirm({ ...factor, ...confirmed })))
          throw new Failure('alreadyExists', isConfirmed);
        await tables.sessions.removeOthers(email, keptSessionId);
      });
      return { recoveryCodes: made };
    },

    remove: (email: string): Promise<void> => secondFactors.remove(email),

    /**
     * Throws `codeRequired` without a code where one is needed, `wrongCode` for a wrong or used one, `tooManyRequests`;
     * `secondFactorDemanded` where there is none and the organisation demands one. `isKnown`: by a browser that the account knows, which no guesses made elsewhere shut out.
     */
    async check(agent: Agent, code: string | undefined, isKnown: boolean): Promise<void> {
      const { email } = agent;
      const factor = await secondFactors.get(email);
      if (factor?.confirmedAt === undefined) {
        if (await isDemandedOf(agent)) throw new Failure('secondFactorDemanded');
        return;
      }
      const given = withoutMarks(code ?? '');
      if (!given) throw new Failure('codeRequired');
      if (!isKnown) codeTries.use(email);
      const secret = encryption.decrypt(factor.secret, secondFactorPurpose(email));
      const period = codes.periodOf(secret, given, clock.now());
      const isRight =
        period === undefined
          ? await secondFactors.useRecoveryCode(email, secrets.digest(inGroups(given)))
          : await secondFactors.usePeriod(email, period);
      if (!isRight) throw new Failure('wrongCode');
      if (!isKnown) codeTries.giveBack(email);
    },
  };
}

function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Apps show `123 456`, and on paper a hyphen is easily left out. */
function withoutMarks(code: string): string {
  return code.toLowerCase().replace(/[^\da-z]/g, '');
}
