import { createHash } from 'node:crypto';
import type { Upload } from '../domain/cases/files/uploads';
import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';
import { createTestVisitor } from './test-visitor';

/** How a PNG file of that size begins. */
export function headOfPng(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A picture as far as its head tells, of bytes that differ everywhere. */
export function pictureOf(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0, block = 0; at < size; at += 32, block++)
    createHash('sha256').update(String(block)).digest().copy(bytes, at);
  return Buffer.concat([headOfPng(240, 180), bytes]).subarray(0, size);
}

/** Lets the demo's widget take files of any size that there is. */
export async function takeLargeFiles({ context: { store } }: TestService): Promise<void> {
  const widget = await store.widgets.get(demo.appWidgetId);
  if (!widget) throw new Error('The demo has no such widget.');
  const { settings } = widget;
  await store.widgets.update({
    ...widget,
    settings: { ...settings, files: { ...settings.files, largest: 1000 } },
  });
}

/** Sends files as a visitor's program would. */
export function createFileVisitor(service: () => TestService) {
  const { call } = createTestVisitor(service);
  const octets = { 'content-type': 'application/octet-stream' };
  const visitor = {
    begin(caseId: string, file: { name: string; size: number; uploadId: string }) {
      return call('POST', `/${caseId}/files`, {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(file),
      });
    },
    part: (id: string, offset: number, payload: Buffer) =>
      call('PUT', `/files/${id}?offset=${offset}`, { headers: octets, payload }),
    cancel: (id: string) => call('DELETE', `/files/${id}`),
    download: (id: string, headers: Record<string, string> = {}) =>
      service().app.inject({ method: 'GET', url: `/files/${id}`, headers }),
    /** Sends a whole file, and the message that carries it. */
    async send(caseId: string, name: string, bytes: Buffer, uploadId = name) {
      const { id } = (await visitor.begin(caseId, { name, size: bytes.length, uploadId })).json<Upload>();
      const upload = (await visitor.part(id, 0, bytes)).json<Upload>();
      await call('PUT', '', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ caseId, messageType: '1', messageBody: upload.text ?? '' }).toString(),
      });
      return upload;
    },
  };
  return visitor;
}

/** A chat whose widget takes files. */
export const withFiles = { widgetId: demo.appWidgetId };
