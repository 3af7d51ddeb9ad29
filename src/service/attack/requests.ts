import type { InjectOptions } from 'fastify';
import { demo } from '../demo/demo-organisation';

export type Headers = Record<string, string | string[]>;

const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);

export function form(
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
  headers: Headers = {},
): InjectOptions {
  return {
    method,
    url,
    headers: {
      'x-api-key': demo.keys.visitor,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  };
}

export function json(method: 'POST', url: string, body: object, headers: Headers = {}): InjectOptions {
  return {
    method,
    url,
    headers: { 'x-console': '1', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  };
}

export function show(caseId: string, headers: Headers = {}): InjectOptions {
  return {
    method: 'POST',
    url: `/api/v1/chat/${caseId}/screenshot`,
    headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'image/png', ...headers },
    payload: picture,
  };
}

export function beginFile(caseId: string, headers: Headers = {}): InjectOptions {
  const file = { name: 'a.png', size: '9', uploadId: 'one' };
  return form('POST', `/api/v1/chat/${caseId}/files`, file, headers);
}

export function sendPart(fileId: string, headers: Headers = {}): InjectOptions {
  return {
    method: 'PUT',
    url: `/api/v1/chat/files/${fileId}?offset=0`,
    headers: {
      'x-api-key': demo.keys.visitor,
      'content-type': 'application/octet-stream',
      ...headers,
    },
    payload: picture,
  };
}

export function signIn(email: string, headers: Headers = {}): InjectOptions {
  return json('POST', '/api/console/session', { email, password: 'wrong' }, headers);
}
