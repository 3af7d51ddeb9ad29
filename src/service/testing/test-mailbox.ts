import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';

const program = ['dovecot', '/usr/sbin/dovecot'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
export const hasDovecot = program !== undefined;
export const dovecotName = hasDovecot ? 'Dovecot' : 'Dovecot (skipped: it is not installed here)';

export interface TestMailbox {
  /** With user and password. */
  url: string;
  /** Puts a mail in, as a mail server does, or did. */
  deliver(mail: string, at?: Date): Promise<void>;
  /** The subjects of what is in it. */
  subjects(): Promise<string[]>;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

const user = 'reply@shop.example';
const password = 'p@ss/word';

/** A real mailbox of the tests' own. */
export async function startTestMailbox(): Promise<TestMailbox> {
  if (!program) throw new Error('Dovecot is not installed here.');
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  await chmod(join(folder, 'mail'), 0o777);
  const port = await freePort();
  await writeFile(join(folder, 'dovecot.conf'), configuration(folder, port));
  const child = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  for (let tries = 1; !(await isOpen(port)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) throw new Error('Dovecot did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async function inBox<Answer>(work: (client: ImapFlow) => Promise<Answer>): Promise<Answer> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user, pass: password },
      logger: false,
    });
    await client.connect();
    const lock = await client.getMailboxLock('INBOX');
    try {
      return await work(client);
    } finally {
      lock.release();
      await client.logout();
    }
  }

  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    async deliver(mail, at) {
      await inBox((client) => client.append('INBOX', mail.replace(/\r?\n/g, '\r\n'), [], at));
    },
    subjects: () =>
      inBox(async (client) => {
        const mails = await client.fetchAll('1:*', { envelope: true });
        return mails.map(({ envelope }) => envelope?.subject ?? '');
      }),
    async empty() {
      await inBox((client) => client.messageDelete('1:*'));
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number): string {
  const { uid, username } = userInfo();
  // The superuser may not have mails there, and runs the parts under the users that the package made.
  const isRoot = uid === 0;
  const owner = isRoot ? 'nobody' : username;
  return `
    base_dir = ${folder}/run
    state_dir = ${folder}/state
    log_path = ${folder}/log
    protocols = imap
    listen = 127.0.0.1
    ssl = no
    disable_plaintext_auth = no
    first_valid_uid = 1
    ${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`}
    mail_location = maildir:${folder}/mail/%n
    passdb {
      driver = static
      args = password=${password}
    }
    userdb {
      driver = static
      args = uid=${owner} gid=${isRoot ? 'nogroup' : userInfo().gid} home=${folder}/mail/%n
    }
    service imap-login {
      ${isRoot ? '' : 'chroot ='}
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }
    ${isRoot ? '' : 'service anvil {\n  chroot =\n}'}
    namespace inbox {
      inbox = yes
    }
  `;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
