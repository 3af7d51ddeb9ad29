import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

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
      cookies: { 'console-session': token },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
}

export type ConsoleCall = Awaited<ReturnType<typeof signInToConsole>>;
