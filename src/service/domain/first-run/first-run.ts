import type { FirstRun } from '../../../operations/console/sign-in';
import { longestName } from '../../../contract/limits';
import type { Keys } from '../access/keys';
import type { Organisations } from '../access/organisations';
import { assertGoodPassword, type CommonPasswords } from '../agents/account/passwords';
import type { Agent, Agents } from '../agents/agents';
import { parseEmail } from '../agents/email-address';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets, Signing, Transactions } from '../ports';
import type { Publishing } from '../widgets/publishing';
import type { WidgetTables } from '../widgets/tables';
import { newWidget } from '../organisation/new-widget';

interface FirstRunTables extends Pick<WidgetTables, 'widgets' | 'widgetDrafts' | 'widgetVersions'> {
  organisations: Organisations;
  keys: Keys;
  agents: Agents;
}

export interface FirstRunPorts {
  store: FirstRunTables & Transactions<FirstRunTables>;
  clock: Clock;
  secrets: Secrets;
  signing: Pick<Signing, 'sign' | 'verify'>;
  publishing: Publishing;
  common: CommonPasswords;
}

export type FirstRunSetup = ReturnType<typeof createFirstRun>;

const goodFor = 3_600_000;
const mark = 'setup ';

/**
 * The first organisation, its administrator and widget, made by the person who has the link that a fresh service prints. Of
 * several instances each takes the links of all: a proxy may lead to any of them.
 */
export function createFirstRun({ store, clock, secrets, signing, publishing, common }: FirstRunPorts) {
  let isFinishing = false;
  let isSetUp = false;

  async function isFresh(): Promise<boolean> {
    isSetUp ||= (await store.organisations.list()).length > 0;
    return !isSetUp;
  }

  async function assertOpen(token: string): Promise<void> {
    const text = await signing.verify(token);
    const isGood = text?.startsWith(mark) && clock.now() < Number(text.slice(mark.length));
    if (!isGood || !(await isFresh()) || isFinishing) throw expired();
  }

  return {
    /** Whether there is no organisation yet. */
    isFresh,

    /** A token that opens once, within an hour; `undefined` where an organisation is there already. */
    async offer(): Promise<string | undefined> {
      return (await isFresh()) ? signing.sign(`${mark}${clock.now() + goodFor}`) : undefined;
    },

    /** Throws `linkExpired`. */
    assertOpen,

    /** Throws `linkExpired`, and `invalidParameter` for input that can be corrected. */
    async finish(wanted: FirstRun): Promise<{ agent: Agent; widgetId: string }> {
      await assertOpen(wanted.token);
      const organisation = readText(wanted.organisation, 'organisation');
      const name = readText(wanted.name, 'name');
      const email = parseEmail(wanted.email, 'email');
      assertGoodPassword(wanted.password, { email, field: 'password', common });
      const widgetName = readText(wanted.widget, 'widget');
      const passwordHash = await secrets.hashPassword(wanted.password);
      await assertOpen(wanted.token);
      if (isFinishing) throw expired();
      isFinishing = true;
      try {
        return await store.transaction(async (tables) => {
          if ((await tables.organisations.list()).length > 0) throw new Failure('linkExpired');
          const orgId = await tables.organisations.create(organisation);
          const agent: Agent = {
            email,
            orgId,
            name,
            passwordHash,
            isAdministrator: true,
            accountType: 'biz',
            status: 'pause',
            statusSource: 'console',
            statusAt: clock.now(),
          };
          await tables.agents.add(agent);
          const key = `cwv_${secrets.token()}`;
          await tables.keys.add(orgId, 'visitor', key, { name: 'Pages', createdAt: clock.now() });
          const { widget, agents } = newWidget(secrets.uuid(), agent, widgetName);
          await publishing.addWidget(tables, widget, agents);
          return { agent, widgetId: widget.id };
        });
      } finally {
        isFinishing = false;
      }
    },
  };
}

function expired(): Failure {
  return new Failure(
    'linkExpired',
    'This link was already used or has expired. Restart the service to print a new one.',
  );
}

function readText(text: string, field: string): string {
  const read = text.trim();
  if (!read || read.length > longestName)
    throw invalidParameter(field, `must be 1 to ${longestName} characters`);
  return read;
}
