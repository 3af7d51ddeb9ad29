import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server of the tests' own, with one mailbox, that says how much was asked of it and may do what no honest one does. */
export interface TestImapServer {
  url: string;
  /** By UID. */
  mails: Map<number, string>;
  uidValidity: number;
  /** Bytes of its answers to each FETCH. */
  fetched: number[];
  /** Answers in its place to a command; `undefined`: it answers as usual. */
  instead: ((command: string, socket: Socket, words: string) => string | undefined) | undefined;
  stop(): Promise<void>;
}

export async function startTestImapServer(): Promise<TestImapServer> {
  const sockets = new Set<Socket>();
  const mails = new Map<number, string>();

  function answerTo(command: string, words: string): string {
    if (/^CAPABILITY$/.test(command)) return '* CAPABILITY IMAP4rev1\r\n';
    if (/^(SELECT|EXAMINE)$/.test(command))
      return `* ${mails.size} EXISTS\r\n* OK [UIDVALIDITY ${testServer.uidValidity}] Valid.\r\n* FLAGS (\\Deleted)\r\n`;
    if (command === 'UID SEARCH') return search(words);
    if (command === 'UID FETCH') return fetch(words);
    return '';
  }

  function search(words: string): string {
    const [, from = '1'] = /UID (\d+):\*/.exec(words) ?? [];
    const last = Math.max(...mails.keys());
    const found = [...mails.keys()].filter((uid) => uid >= Number(from) || uid === last);
    return `* SEARCH ${found.join(' ')}\r\n`;
  }

  function fetch(words: string): string {
    const [, set = '', items = ''] = /^(\S+) (.+)$/.exec(words) ?? [];
    const rows = set.split(',').flatMap((uid) => row(Number(uid), items));
    testServer.fetched.push(rows.join('').length);
    return rows.join('');
  }

  function row(uid: number, items: string): string[] {
    const mail = mails.get(uid);
    if (mail === undefined) return [];
    const [, section = '', length] = /BODY\.PEEK\[(HEADER)?\](?:<0\.(\d+)>)?/.exec(items) ?? [];
    const whole = section === 'HEADER' ? `${mail.split('\r\n\r\n')[0]}\r\n\r\n` : mail;
    const text = whole.slice(0, length === undefined ? undefined : Number(length));
    const name = `BODY[${section}]${length === undefined ? '' : '<0>'}`;
    const place = [...mails.keys()].indexOf(uid) + 1;
    return [
      `* ${place} FETCH (UID ${uid} RFC822.SIZE ${mail.length} ${name} {${text.length}}\r\n${text})\r\n`,
    ];
  }

  function take(line: string, socket: Socket): void {
    const [, tag = '', command = '', words = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? [];
    const instead = testServer.instead?.(command, socket, words);
    if (instead !== undefined) return void socket.write(instead.replaceAll('TAG', tag));
    if (command === 'UID EXPUNGE' || command === 'EXPUNGE') mails.delete(deleted);
    if (command === 'UID STORE') deleted = Number(words.split(' ')[0]);
    socket.write(`${answerTo(command, words)}${tag} OK Done.\r\n`, 'latin1');
    if (command === 'LOGOUT') socket.end();
  }

  let deleted = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => {});
    socket.write('* OK Welcome.\r\n');
    socket.on('data', (data) => {
      const lines = (text + data.toString('latin1')).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) take(line, socket);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const testServer: TestImapServer = {
    url: `imap://reply:secret@127.0.0.1:${port}`,
    mails,
    uidValidity: 7,
    fetched: [],
    instead: undefined,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return testServer;
}
