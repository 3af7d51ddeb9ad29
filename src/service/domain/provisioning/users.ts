import type { ProvisionedUser, UserFields } from '../../../operations/v1/provisioning';
import { addAgent } from '../agents/add-agent';
import { parseEmail } from '../agents/email-address';
import { Failure, invalidParameter } from '../failure';
import type { AnswerOnce, ProvisioningCall } from './idempotency';
import type { Agent } from '../agents/agents';
import type { Clock, Secrets } from '../ports';
import type { KeptAnswer } from './idempotency';
import type { ProvisioningStore, ProvisioningTables } from './tables';

/** Case-sensitive. */
const accountTypes = ['trial', 'biz', 'entr', 'prem', 'enterprise'];

export interface PhoneNumbers {
  isValid(text: string): boolean;
}

export interface UsersPorts {
  store: Pick<ProvisioningStore, 'agents' | 'transaction'>;
  clock: Clock;
  secrets: Pick<Secrets, 'hashPassword'>;
  phones: PhoneNumbers;
  answerOnce: AnswerOnce;
}

export type Users = ReturnType<typeof createUsers>;

/** The users of an organisation, as its owner's systems keep them. A user is an agent who can sign in. */
export function createUsers({ store, clock, secrets, phones, answerOnce }: UsersPorts) {
  function readFields({ email, name, phone }: UserFields) {
    if (!name.trim()) throw invalidParameter('name', 'is required');
    if (phone && !phones.isValid(phone)) throw invalidParameter('phone', 'must be a phone number');
    return {
      email: parseEmail(email, 'email'),
      name: name.trim(),
      ...(phone ? { phone: phone.trim() } : {}),
    };
  }

  async function typeOfNew(tables: ProvisioningTables, orgId: number, fields: UserFields): Promise<string> {
    if (!fields.templateId) return readAccountType(fields.accountType);
    const template = await tables.agents.get(fields.templateId.trim().toLowerCase());
    if (template?.orgId !== orgId) throw invalidParameter('templateId', 'names no template account');
    return template.accountType;
  }

  return {
    async create(call: ProvisioningCall, fields: UserFields): Promise<KeptAnswer> {
      const { orgId } = call;
      const profile = readFields(fields);
      if (!fields.templateId) readAccountType(fields.accountType);
      if (fields.password === undefined) throw invalidParameter('password', 'is required');
      const passwordHash = await secrets.hashPassword(fields.password, String(orgId));
      return store.transaction((tables) =>
        answerOnce(tables, call, async () => {
          const agent: Agent = {
            ...profile,
            orgId,
            passwordHash,
            isAdministrator: false,
            accountType: await typeOfNew(tables, orgId, fields),
            status: 'pause',
            statusSource: 'endpoint',
            statusAt: clock.now(),
            madeByKey: call.keyId,
          };
          if ((await addAgent(tables, agent)) === 'exists') {
            throw new Failure('alreadyExists', 'email: a user with this address exists.');
          }
          return { status: 201, body: asUser(agent) };
        }),
      );
    },

    async get(orgId: number, address: string): Promise<ProvisionedUser> {
      const email = parseEmail(address, 'email');
      const agent = await store.agents.get(email);
      if (!agent) throw unknownUser();
      return agent.orgId === orgId ? asUser(agent) : { email };
    },

    async update(call: ProvisioningCall, fields: UserFields): Promise<KeptAnswer> {
      const { email, ...changes } = readFields(fields);
      const accountType =
        fields.accountType === undefined ? {} : { accountType: readAccountType(fields.accountType) };
      const passwordHash =
        fields.password === undefined
          ? {}
          : { passwordHash: await secrets.hashPassword(fields.password, String(call.orgId)) };
      return store.transaction((tables) =>
        answerOnce(tables, call, async () => {
          if (fields.password !== undefined) await assertMaySetPassword(tables, call, email, clock.now());
          await lockOwn(tables, call.orgId, email);
          const agent = await tables.agents.update(email, { ...changes, ...accountType, ...passwordHash });
          if (!agent) throw unknownUser();
          if (fields.password !== undefined) {
            // People who knew the old password are signed out, and links to set another one no longer work.
            await tables.sessions.removeOf(email);
            await tables.passwordResets.removeOf(email);
          }
          return { status: 200, body: asUser(agent) };
        }),
      );
    },

    async remove(call: ProvisioningCall, address: string): Promise<KeptAnswer> {
      const email = parseEmail(address, 'email');
      return store.transaction((tables) =>
        answerOnce(tables, call, async () => {
          const agent = await lockOwn(tables, call.orgId, email);
          if (agent.isAdministrator)
            throw new Failure('forbidden', 'email: a key may not delete an administrator.');
          await tables.agents.remove(email);
          return { status: 200, body: null };
        }),
      );
    },
  };
}

/**
 * A key sets the passwords of users that it made, or that a key made which is revoked or has expired. Anyone who has a key could
 * else sign in as an administrator.
 */
async function assertMaySetPassword(
  { agents, keys }: ProvisioningTables,
  { orgId, keyId }: ProvisioningCall,
  email: string,
  now: number,
): Promise<void> {
  const agent = await agents.lock(email);
  if (!agent || (agent.madeByKey === keyId && !agent.isAdministrator)) return;
  const ofOrganisation = agent.orgId === orgId && !agent.isAdministrator && agent.madeByKey !== undefined;
  const isMakerOver =
    ofOrganisation &&
    (await keys.list(orgId)).every(
      ({ id, expiresAt = Infinity }) => id !== agent.madeByKey || expiresAt <= now,
    );
  if (isMakerOver) return;
  throw new Failure('forbidden', 'password: this key did not make this user and may not set their password.');
}

async function lockOwn(tables: ProvisioningTables, orgId: number, email: string): Promise<Agent> {
  const agent = await tables.agents.lock(email);
  if (agent?.orgId !== orgId) throw unknownUser();
  return agent;
}

function unknownUser(): Failure {
  return new Failure('notFound', 'email: there is no user with this address.');
}

function readAccountType(text: string | undefined): string {
  if (text === undefined) throw invalidParameter('accountType', 'is required');
  if (accountTypes.includes(text)) return text;
  throw invalidParameter('accountType', `must be one of ${accountTypes.join(', ')}`);
}

function asUser({ email, name, phone, accountType }: Agent): ProvisionedUser {
  return { email, name, ...(phone === undefined ? {} : { phone }), accountType };
}
