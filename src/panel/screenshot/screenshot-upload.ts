import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { callVisitorChat } from '../../client/call-visitor-chat';
import { asFailure } from '../../client/request';
import type { Environment } from '../session/environment';

/** `refused`: this service takes no pictures; `failed`: it may be tried again. */
export type UploadState = 'sending' | 'sent' | 'refused' | 'failed';

export interface ScreenshotUpload {
  state: ReadonlySignal<UploadState>;
  retry(): void;
}

/** Milliseconds; pictures are large and lines are slow. */
const timeout = 60_000;

/** Brings a picture to the chat it belongs to. Begins at once. */
export const ScreenshotUploadModel = createModel<
  ScreenshotUpload,
  [Pick<Environment, 'service'>, string, Blob]
>(({ service }, caseId, picture) => {
  const state = signal<UploadState>('sending');

  async function send() {
    state.value = 'sending';
    try {
      const path = [caseId, 'screenshot'];
      await callVisitorChat(service, {
        path,
        method: 'POST',
        body: picture,
        timeout,
      });
      state.value = 'sent';
    } catch (error) {
      state.value = asFailure(error).isPassing ? 'failed' : 'refused';
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
