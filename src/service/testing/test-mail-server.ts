import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface TestMailServer {
  url: string;
  /** The mails as they came, headers and all, soft line breaks taken out. */
  mails: string[];
  /** The same, as they came, with those to whom they went. */
  received: ReceivedMail[];
  /** What it says to the next recipients, for good; `undefined`: it takes everything. */
  refuses: { status: number; text: string } | undefined;
  stop(): Promise<void>;
}

/** A mail server that takes everything, unless it is told otherwise. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const mails: string[] = [];
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { refuses } = testServer;
      done(refuses && Object.assign(new Error(refuses.text), { responseCode: refuses.status }));
    },
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: text });
        mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const testServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    received,
    refuses: undefined,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return testServer;
}
