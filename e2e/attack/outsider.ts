import { visitorKey } from '../visitor';

const provisioningKey = 'demo-provisioning-key';
type Fields = Record<string, string>;

/** Sends what nobody's page would, and waits where that comes too often. */
export function createOutsider(url: string) {
  async function send(path: string, init: RequestInit): Promise<Record<string, string | undefined>> {
    for (;;) {
      const answer = await fetch(`${url}${path}`, init);
      if (answer.status !== 429) return (await answer.json()) as Record<string, string | undefined>;
      const seconds = Number(answer.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
  return {
    /** `path`: below `/api/v1/chat`. */
    visit: (method: 'POST' | 'PUT', path: string, fields: Fields) =>
      send(`/api/v1/chat${path}`, {
        method,
        headers: { 'x-api-key': visitorKey },
        body: new URLSearchParams(fields),
      }),
    provision: (what: 'user' | 'widget', fields: object, method: 'PUT' | 'POST' = 'PUT') =>
      send(`/api/v1/${what}.json`, {
        method,
        headers: { 'x-api-key': provisioningKey, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }),
  };
}
