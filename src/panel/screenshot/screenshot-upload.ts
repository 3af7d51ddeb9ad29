import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createModel } from '../session/model';
import { request, RequestFailure } from '../../client/request';
import type { Environment } from '../session/environment';

/** `refused`: this service takes no pictures; `failed`: it may be tried again. */
export type UploadState = 'sending' | 'sent' | 'refused' | 'failed';

export interface ScreenshotUpload {
  state: ReadonlySignal<UploadState>;
  retry(): void;
}

const passingStatuses = [0, 408, 425, 429];
/** Milliseconds; pictures are large and lines are slow. */
const timeout = 60_000;

/** Brings a picture to the chat it belongs to. Begins at once. */
export const ScreenshotUploadModel = createModel<
  ScreenshotUpload,
  [Pick<Environment, 'service'>, string, Blob]
>(({ service }, caseId, picture) => {
  const state = signal<UploadState>('sending');
  const { fetch, baseUrl, apiKey, clock } = service;

  async function send() {
    state.value = 'sending';
    const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(caseId)}/screenshot`;
    const headers = { 'x-api-key': apiKey };
    try {
      await request({ fetch, url, method: 'POST', headers, blob: picture, clock, timeout });
      state.value = 'sent';
    } catch (error) {
      const status = error instanceof RequestFailure ? error.status : 0;
      const isPassing = passingStatuses.includes(status) || (status >= 500 && status !== 501);
      state.value = isPassing ? 'failed' : 'refused';
    }
  }

  void send();
  return {
    state,
    retry() {
      if (state.value === 'failed') void send();
    },
  };
});
