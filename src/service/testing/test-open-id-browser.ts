import type { LightMyRequestResponse } from 'fastify';
import type { TestOpenIdProvider } from './test-open-id-provider';
import type { TestService } from './test-service';

const path = '/api/console/session/open-id';

/** A browser that signs in to the console through the provider. */
export function createOpenIdBrowser(service: TestService, provider: TestOpenIdProvider) {
  const cookies: Record<string, string> = {};

  function keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  }
  async function ask(url: string): Promise<LightMyRequestResponse> {
    return keep(await service.app.inject({ url, cookies }));
  }

  return {
    cookies,
    /** The answer that sends it to the provider. */
    begin: () => ask(path),
    async signIn(login: string): Promise<LightMyRequestResponse> {
      const begun = await ask(path);
      return ask(`${path}/callback?${await provider.signIn(String(begun.headers.location), login)}`);
    },
    async cancel(): Promise<LightMyRequestResponse> {
      const begun = await ask(path);
      return ask(`${path}/callback?${await provider.cancel(String(begun.headers.location))}`);
    },
    comeBack: (query: string) => ask(`${path}/callback?${query}`),
    async giveCode(code: string): Promise<LightMyRequestResponse> {
      const headers = { 'x-console': '1' };
      return keep(
        await service.app.inject({ method: 'POST', url: path, headers, cookies, payload: { code } }),
      );
    },
    /** E-mail of the person who is signed in. */
    async email(): Promise<string | undefined> {
      const answer = await service.app.inject({ url: '/api/console/session', cookies });
      return answer.statusCode === 200 ? answer.json<{ email: string }>().email : undefined;
    },
  };
}
