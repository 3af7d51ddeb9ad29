import { parseConsoleEvent } from '../../../src/client/parse-console-event';
import { demo } from '../../../src/service/demo/demo-organisation';
import { asWireAnswer } from './as-wire-answer';
import type { TestService } from '../../../src/service/testing/test-service';
import type { SignedInAgent } from './chat-server';

/** An agent of our service, whose browser holds the cookie of a session. */
export async function openOwnAgent(service: TestService, email: string): Promise<SignedInAgent> {
  const { token } = await service.context.account.signIn(email, demo.password);
  const cookies = { 'console-session': token };
  const streams = new Set<{ readonly readableLength: number }>();
  return {
    async answer({ method, url, headers, body, bytes }) {
      const answer = await service.app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url,
        headers,
        cookies,
        ...(body ? { payload: body } : {}),
        ...(bytes ? { payload: Buffer.from(bytes) } : {}),
      });
      return asWireAnswer(answer);
    },
    async openStream(onData, onEnd) {
      const url = '/api/console/events';
      const answer = await service.app.inject({ method: 'GET', url, cookies, payloadAsStream: true });
      const stream = answer.stream();
      streams.add(stream);
      let unread = '';
      const greeted = new Promise<void>((resolve) => {
        stream.on('data', (chunk: Buffer) => {
          const blocks = (unread + String(chunk)).split('\n\n');
          unread = blocks.pop() ?? '';
          for (const block of blocks) {
            if (!block.startsWith('data: ')) continue;
            const data = block.slice(6);
            onData(data);
            if (parseConsoleEvent(data)?.type === 'hello') resolve();
          }
        });
        for (const end of ['end', 'error', 'close']) stream.on(end, resolve);
      });
      stream.on('close', () => streams.delete(stream));
      stream.on('end', onEnd);
      stream.on('error', onEnd);
      await greeted;
      return () => void answer.raw.res.destroy();
    },
    async heard() {
      while ([...streams].some(({ readableLength }) => readableLength > 0))
        await new Promise<void>((resolve) => void setImmediate(resolve));
    },
  };
}
