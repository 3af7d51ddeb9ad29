import type { FirstRun } from '../../../operations/console/sign-in';
import { longestName } from '../../../contract/limits';
import type { Keys } from '../access/keys';
import type { Organisations } from '../access/organisations';
import { assertGoodPassword, type CommonPasswords } from '../agents/account/passwords';
import type { Agent, Agents } from '../agents/agents';
import { parseEmail } from '../agents/email-address';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets, Transactions } from '../ports';
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
  publishing: Publishing;
  common: CommonPasswords;
}

export type FirstRunSetup = ReturnType<typeof createFirstRun>;

const goodFor = 3_600_000;

/** The first organisation, its administrator and widget, made by the person who has the link that a fresh service prints. */
export function createFirstRun({ store, clock, secrets, publishing, common }: FirstRunPorts) {
  let link: { digest: string; expiresAt: number } | undefined;

  function assertOpen(token: string): void {
    if (link?.digest === secrets.digest(token) && clock.elapsed() < link.expiresAt) return;
    throw new Failure(
      'linkExpired',
      'This link was already used or has expired. Restart the service to print a new one.',
    );
  }

  return {
    /** A token that opens once, within an hour; `undefined` where an organisation is there already. */
    async offer(): Promise<string | undefined> {
      if ((await store.organisations.list()).length > 0) return undefined;
      const token = secrets.token();
      link = { digest: secrets.digest(token), expiresAt: clock.elapsed() + goodFor };
      return token;
    },

    /** Throws `linkExpired`. */
    assertOpen,

    /** Throws `linkExpired`, and `invalidParameter` for input that can be corrected. */
    async finish(wanted: FirstRun): Promise<{ agent: Agent; widgetId: string }> {
      assertOpen(wanted.token);
      const organisation = readText(wanted.organisation, 'organisation');
      const name = readText(wanted.name, 'name');
      const email = parseEmail(wanted.email, 'email');
      assertGoodPassword(wanted.password, { email, field: 'password', common });
      const widgetName = readText(wanted.widget, 'widget');
      const passwordHash = await secrets.hashPassword(wanted.password);
      assertOpen(wanted.token);
      const offered = link;
      link = undefined;
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
      } catch (error) {
        link = offered;
        throw error;
      }
    },
  };
}

function readText(text: string, field: string): string {
  const read = text.trim();
  if (!read || read.length > longestName)
    throw invalidParameter(field, `must be 1 to ${longestName} characters`);
  return read;
}
