import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

export type ConsoleCookie = 'session' | 'browser' | 'open-id';

/** Returns the name of a cookie of the console, as the service calls it under its `PUBLIC_URL`. */
export function cookieName({ context }: TestService, name: ConsoleCookie): string {
  const isHttps = context.config.publicUrl?.startsWith('https:') ?? false;
  return `${isHttps ? '__Host-' : ''}console-${name}`;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Speaks the console's API as a signed-in agent's browser; `url`: below `/api/console`. */
export async function signInToConsole(
  service: TestService,
  email: string = demo.agents[0].email,
  password: string = demo.password,
) {
  const { token } = await service.context.account.signIn(email, password);
  return (method: Method, url: string, body?: unknown) =>
    service.app.inject({
      method,
      url: `/api/console${url}`,
      headers: { 'x-console': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      cookies: { [cookieName(service, 'session')]: token },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
}

export type ConsoleCall = Awaited<ReturnType<typeof signInToConsole>>;
