import type { InjectOptions } from 'fastify';
import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

/** Speaks visitor chat v1 with the demo's key, as any client in any language would. */
export function createTestVisitor(service: () => TestService) {
  /** `url`: below `/api/v1/chat`. */
  function call(method: Method, url: string, more: InjectOptions = {}) {
    const headers = { 'x-api-key': demo.keys.visitor, ...more.headers };
    return service().app.inject({ method, url: `/api/v1/chat${url}`, ...more, headers });
  }

  function send(
    method: 'POST' | 'PUT',
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    return call(method, '', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  return {
    call,
    send,
    async start(fields: Record<string, string> = {}): Promise<string> {
      const answer = await send('POST', { ...newChat, ...fields });
      return answer.json<{ caseId: string }>().caseId;
    },
    async poll(caseId: string, query = '') {
      const answer = await call('GET', `/poll/${caseId}${query}`);
      return answer.json<{ messageList: { index: number; type: string; text: string }[] }>();
    },
  };
}

export const newChat = { widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' };
