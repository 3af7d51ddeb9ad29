import { createWidget, listAgents, listWidgets } from './widget-commands';
import { removeDemo } from '../demo/demo-removal';
import { commonPasswords } from '../adapters/common-passwords';
import { keepSigningSecret } from '../adapters/signing';
import { assertGoodPassword } from '../domain/agents/account/passwords';
import { createKeyring } from '../domain/access/keyring';
import { parseEmail } from '../domain/agents/email-address';
import type { Actor, Clock, Secrets } from '../domain/ports';
import { createPublishing } from '../domain/widgets/publishing';
import { settingsByDefault } from '../domain/widgets/room-for-settings';
import type { Store } from '../storage/store';
import { findOrganisation } from './find-organisation';
import { createKey, listKeys, revokeKey } from './key-commands';
import { readWords, usage, UsageFault } from './usage';
import { eraseVisitor } from './visitor-commands';

export interface AdministrationPorts {
  store: Store;
  clock: Clock;
  secrets: Secrets;
  /** Who is named for what changes. */
  actor?: Actor;
  /** That an organisation’s settings take at most. */
  settingsBytes?: number;
  /** Given in the environment, so that no list of processes shows it. */
  password?: string;
}

/** The first steps on a production start. Answers what to print. */
export async function administer(words: string[], ports: AdministrationPorts): Promise<string> {
  const { store, clock, secrets, actor = { kind: 'commandLine', name: '' } } = ports;
  const { command, rest, options } = readWords(words);
  const { settingsBytes: mostSettings = settingsByDefault } = ports;
  const publishing = createPublishing({ clock, actor: () => actor, mostSettings });
  const keyring = createKeyring({ keys: store.keys, transaction: store.transaction, clock, secrets });

  function organisation(id: string | undefined) {
    return findOrganisation(store, id);
  }

  async function choosePassword(email: string): Promise<{ hash: string; shown: string }> {
    const chosen = ports.password;
    if (chosen !== undefined)
      assertGoodPassword(chosen, { email, field: 'ADMIN_PASSWORD', common: commonPasswords });
    const password = chosen ?? secrets.token().slice(0, 20);
    const shown = chosen === undefined ? `Password: ${password}\n` : '';
    return { hash: await secrets.hashPassword(password), shown };
  }

  switch (command) {
    case 'create-organisation': {
      const name = rest.join(' ').trim();
      if (!name) throw new UsageFault('Give the organisation a name.');
      const id = await createOrganisation(store, name, options.id);
      return `Organisation ${id}: ${name}\n`;
    }
    case 'create-administrator': {
      const { id: orgId, name: ofOrganisation } = await organisation(rest[0]);
      const email = parseEmail(rest[1], 'e-mail');
      const name = rest.slice(2).join(' ').trim();
      if (!name) throw new UsageFault('Give the administrator a name.');
      const { hash: passwordHash, shown } = await choosePassword(email);
      const added = await store.agents.add({
        email,
        orgId,
        name,
        passwordHash,
        isAdministrator: true,
        accountType: 'biz',
        status: 'pause',
        statusSource: 'console',
        statusAt: clock.now(),
      });
      if (added === 'exists')
        throw new UsageFault(`${email} is there already. See: npm run admin -- set-password`);
      return `Administrator of ${ofOrganisation}: ${email}\n${shown}`;
    }
    case 'set-password': {
      const email = parseEmail(rest[0], 'e-mail');
      const { hash: passwordHash, shown } = await choosePassword(email);
      await store.transaction(async (tables) => {
        if (!(await tables.agents.update(email, { passwordHash })))
          throw new UsageFault(`There is no ${email}.`);
        await tables.sessions.removeOf(email);
        await tables.passwordResets.removeOf(email);
      });
      return `${email} has a new password and is signed out everywhere.\n${shown}`;
    }
    case 'remove-second-factor': {
      const email = parseEmail(rest[0], 'e-mail');
      if (!(await store.agents.get(email))) throw new UsageFault(`There is no ${email}.`);
      await store.secondFactors.remove(email);
      return `${email} signs in with the password alone.\n`;
    }
    case 'demand-second-factor': {
      const { id, name } = await organisation(rest[0]);
      if (rest[1] !== 'on' && rest[1] !== 'off')
        throw new UsageFault('Say whether it is demanded: on or off.');
      const demandsSecondFactor = rest[1] === 'on';
      await store.organisations.setSecurity(id, { demandsSecondFactor });
      return demandsSecondFactor
        ? `Anyone who signs in to ${name} by password alone sets up a second factor first.\n`
        : `A second factor is for each agent of ${name} to choose.\n`;
    }
    case 'create-key': {
      const { id } = await organisation(rest[0]);
      // No other kind is kept encrypted.
      if (rest[1] === 'identity') await keepSigningSecret(store.serviceSecrets, secrets);
      return createKey(keyring, id, rest.slice(1), options);
    }
    case 'list-keys':
      return listKeys(keyring, (await organisation(rest[0])).id);
    case 'revoke-key':
      return revokeKey(keyring, (await organisation(rest[0])).id, rest[1]);
    case 'create-widget':
      return createWidget({ ...ports, publishing }, (await organisation(rest[0])).id, rest.slice(1));
    case 'list-widgets':
      return listWidgets(ports, (await organisation(rest[0])).id);
    case 'list-agents':
      return listAgents(ports, (await organisation(rest[0])).id);
    case 'remove-demo': {
      if (!(await removeDemo(store))) throw new UsageFault('The demo organisation is not there.');
      return 'The demo organisation is removed, with its agents, keys, widgets and chats.\n';
    }
    case 'erase-visitor':
      return eraseVisitor(ports, rest);
    case 'list': {
      const all = await store.organisations.list();
      return all.map(({ id, name }) => `${id}  ${name}\n`).join('') || 'There is no organisation yet.\n';
    }
    default:
      throw new UsageFault(usage);
  }
}

/** With the next id, or with one of choice: databases between which organisations move have different ones. */
async function createOrganisation(
  { organisations }: Store,
  name: string,
  wanted: string | undefined,
): Promise<number> {
  if (wanted === undefined) return organisations.create(name);
  const id = /^[1-9]\d{5,11}$/.test(wanted) ? Number(wanted) : NaN;
  if (Number.isNaN(id)) throw new UsageFault('--id must be a number from 100000 to 999999999999.');
  if (await organisations.get(id)) throw new UsageFault(`There is an organisation ${id} already.`);
  await organisations.add({ id, name });
  return id;
}
