import { createConsoleClient, type ConsoleClient } from '../../client/console-client';
import { demo } from '../demo/demo-organisation';

/** The console's typed client of a signed-in agent; `baseUrl`: where the service listens. */
export async function openConsoleClient(
  baseUrl: string,
  email: string = demo.agents[0].email,
): Promise<ConsoleClient> {
  let cookie = '';
  const client = createConsoleClient({
    baseUrl: `${baseUrl}/api/console`,
    async fetch(url, { headers, ...init } = {}) {
      const answer = await fetch(url, { ...init, headers: { ...(headers as object), cookie } });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
    openStream() {
      throw new Error('This client reads no events.');
    },
  });
  await client.signIn(email, demo.password);
  return client;
}
