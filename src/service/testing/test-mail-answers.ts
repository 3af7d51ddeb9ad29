import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CaseDetails, CasePage } from '../../operations/console/cases';
import { demo } from '../demo/demo-organisation';
import type { CaseVisitor } from '../domain/cases/cases';
import { signInToConsole, type ConsoleCall } from './test-console';
import { startTestMailbox, type TestMailbox } from './test-mailbox';
import { leaveMessage } from './test-offline-message';
import { startTestMailServer, type TestMailServer } from './test-mail-server';
import { openTestService, type TestService } from './test-service';

/** A service with a mail server and a mailbox, for the tests of one `describe`: visitors answer its mails. */
export function useMailAnswers() {
  let service: TestService;
  let server: TestMailServer;
  let mailbox: TestMailbox;
  let maya: ConsoleCall;

  beforeAll(async () => {
    [server, mailbox] = await Promise.all([startTestMailServer(), startTestMailbox()]);
    service = await openTestService({
      SMTP_URL: server.url,
      MAIL_FROM: 'chat@shop.example',
      IMAP_URL: mailbox.url,
      REPLY_ADDRESS: 'Reply@shop.example',
    });
    maya = await signInToConsole(service, demo.agents[0].email);
  });
  afterAll(async () => {
    await service?.stop();
    await mailbox?.stop();
    await server?.stop();
  });
  beforeEach(() => {
    server.mails.length = 0;
  });

  /** An offline message that was answered; with where the visitor answers to, and the answer's id. */
  async function answered(visitor: CaseVisitor = {}) {
    const id = await leaveMessage(service, 'Do you ship to Norway?', {
      email: 'Vera@x.example',
      name: 'Vera',
      ...visitor,
    });
    expect((await maya('POST', `/cases/${id}/entries`, { text: 'We do.' })).statusCode).toBe(200);
    await service.context.delivery.processAll();
    const mail = server.mails.splice(0)[0] ?? '';
    const [, to = ''] = /^Reply-To: (\S+)/m.exec(mail) ?? [];
    const [, messageId = ''] = /^Message-ID: (\S+)/m.exec(mail) ?? [];
    return { id, to, messageId, mail };
  }

  let mails = 0;
  function write(to: string, text: string, headers: string[] = []): string {
    mails += 1;
    const defaults = {
      From: 'Vera <vera@x.example>',
      Subject: `Mail ${mails}`,
      'Message-ID': `<${mails}@x.example>`,
    };
    const own = Object.entries(defaults).filter(
      ([name]) => !headers.some((header) => header.startsWith(`${name}:`)),
    );
    return [...own.map(([name, value]) => `${name}: ${value}`), `To: ${to}`, ...headers, '', text, ''].join(
      '\n',
    );
  }

  async function read(mail: string) {
    await mailbox.deliver(mail);
    await service.context.mailbox?.read();
  }

  async function details(id: string): Promise<CaseDetails> {
    return (await maya('GET', `/cases/${id}`)).json<CaseDetails>();
  }
  async function spoken(id: string) {
    const { entries } = await details(id);
    return entries.map(({ kind, author, text, mail }) => [kind, author, text, mail?.state]);
  }
  async function listed(view: string): Promise<string[]> {
    return (await maya('GET', `/cases?view=${view}`)).json<CasePage>().cases.map(({ id }) => id);
  }
  async function emptied() {
    await mailbox.empty();
  }

  return {
    get service() {
      return service;
    },
    get server() {
      return server;
    },
    /** How many were written. */
    get mails() {
      return mails;
    },
    get mailbox() {
      return mailbox;
    },
    maya: (...call: Parameters<ConsoleCall>) => maya(...call),
    answered,
    write,
    read,
    details,
    spoken,
    listed,
    emptied,
  };
}
