import { demo } from '../../../src/service/demo/demo-organisation';
import type { TestService } from '../../../src/service/testing/test-service';
import type { SignedInAgent } from './chat-server';

/** An agent of our service, whose browser holds the cookie of a session. */
export async function openOwnAgent(service: TestService, email: string): Promise<SignedInAgent> {
  const { token } = await service.context.account.signIn(email, demo.password);
  const cookies = { 'console-session': token };
  return {
    async answer({ method, url, headers, body }) {
      const { statusCode, body: text } = await service.app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url,
        headers,
        cookies,
        ...(body ? { payload: body } : {}),
      });
      return { status: statusCode, headers: {}, body: text };
    },
    async openStream(onData, onEnd) {
      const url = '/api/console/events';
      const answer = await service.app.inject({ method: 'GET', url, cookies, payloadAsStream: true });
      const stream = answer.stream();
      let unread = '';
      stream.on('data', (chunk: Buffer) => {
        const blocks = (unread + String(chunk)).split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice(6));
      });
      stream.on('end', onEnd);
      stream.on('error', onEnd);
      return () => void answer.raw.res.destroy();
    },
  };
}
