import { pause } from './killable-service';

/** Asks until there is an answer, as the widget and the console do: what was answered is acknowledged. */
export async function askUntilAnswered(ask: () => Promise<Response>): Promise<unknown> {
  for (;;) {
    try {
      const answer = await ask();
      const text = await answer.text();
      if (answer.ok) return text ? (JSON.parse(text) as unknown) : undefined;
      if (answer.status < 500 && answer.status !== 429)
        throw new Refused(`${answer.url} answered ${answer.status}: ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await pause(30);
  }
}

/** One try: its status, and what an error says. */
export async function askOnce(ask: () => Promise<Response>): Promise<{ status: number; message?: string }> {
  const answer = await ask();
  const text = await answer.text();
  if (answer.ok) return { status: answer.status };
  return { status: answer.status, message: (JSON.parse(text) as { message: string }).message };
}

class Refused extends Error {
  override name = 'Refused';
}

/** Which instance to ask: each try may go to another one, as behind a balancer of load. */
export type Where = () => string;

/** The visitor chat interface, with the demo's key, from an address of its own. */
export function createVisitorCalls(where: Where, address: string) {
  function ask(method: 'POST' | 'PUT', fields: Record<string, string>) {
    return fetch(`${where()}/api/v1/chat`, {
      method,
      headers: { 'x-api-key': 'demo-visitor-key', 'x-forwarded-for': address },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(5_000),
    });
  }
  return {
    ask,
    start: async (fields: Record<string, string>) =>
      ((await askUntilAnswered(() => ask('POST', fields))) as { caseId: string }).caseId,
    send: (fields: Record<string, string>) => askUntilAnswered(() => ask('PUT', fields)),
  };
}

/** The console's interface, signed in as the demo's administrator. */
export async function createConsoleCalls(where: Where) {
  const headers = { 'x-console': '1', 'content-type': 'application/json' };
  const signedIn = await fetch(`${where()}/api/console/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'agent@demo.example', password: 'demo-password' }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    askUntilAnswered(() =>
      fetch(`${where()}/api/console${path}`, {
        method,
        headers: { ...headers, cookie },
        signal: AbortSignal.timeout(5_000),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    ) as Promise<Answer>;
}

export type ConsoleCalls = Awaited<ReturnType<typeof createConsoleCalls>>;
