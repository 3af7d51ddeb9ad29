import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { callVisitorChat } from '../../client/call-visitor-chat';
import { asFailure } from '../../client/request';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';

/** `refused`: this service takes no such thing; `failed`: it may be tried again. */
export type FollowUpState = 'open' | 'sending' | 'done' | 'refused' | 'failed';

export interface FollowUp {
  /** 0–100; what was chosen last. */
  score: ReadonlySignal<number | undefined>;
  survey: ReadonlySignal<FollowUpState>;
  /** Where the transcript goes. */
  email: ReadonlySignal<string>;
  transcript: ReadonlySignal<FollowUpState>;
  /** Sent at once: many choose and leave. */
  rate(score: number): void;
  /** Ends the survey, with a comment or without. */
  finish(comment: string): void;
  requestTranscript(email: string): void;
}

type Of = Pick<Environment, 'service' | 'browser'>;

/** What a visitor is asked after a chat: how it was, and where its transcript shall go. Asked once a chat. */
export const FollowUpModel = createModel<FollowUp, [Of, string]>(({ service, browser }, caseId) => {
  const storage = browser.tabStorage;
  function doneKey(what: string) {
    return `${storagePrefix}${caseId}:${what}`;
  }
  function stateOf(what: string) {
    return signal<FollowUpState>(storage.get(doneKey(what)) ? 'done' : 'open');
  }
  const score = signal<number | undefined>(undefined);
  const survey = stateOf('survey');
  const email = signal(storage.get(doneKey('transcript')) ?? '');
  const transcript = stateOf('transcript');
  let rating: Promise<void> = Promise.resolve();

  async function bring(what: string, parameters: Record<string, string>): Promise<FollowUpState> {
    const body = new URLSearchParams(parameters);
    try {
      await callVisitorChat(service, {
        path: [caseId, what],
        method: 'POST',
        body,
        keepalive: true,
      });
      return 'done';
    } catch (error) {
      return asFailure(error).isPassing ? 'failed' : 'refused';
    }
  }

  async function sendScore(before: Promise<void>, chosen: number) {
    await before;
    const outcome = await bring('survey', { score: String(chosen) });
    if (outcome === 'refused') survey.value = 'refused';
  }

  async function sendSurvey(before: Promise<void>, chosen: number, comment: string) {
    await before;
    const outcome = await bring('survey', { score: String(chosen), ...(comment && { comment }) });
    if (outcome === 'done') storage.set(doneKey('survey'), String(chosen));
    survey.value = outcome;
  }

  return {
    score,
    survey,
    email,
    transcript,
    rate(next) {
      score.value = next;
      survey.value = 'open';
      // One after the other, so that what was chosen last stays.
      rating = sendScore(rating, next);
    },
    finish(comment) {
      const chosen = score.value;
      if (chosen === undefined || survey.value === 'sending') return;
      survey.value = 'sending';
      rating = sendSurvey(rating, chosen, comment.trim());
    },
    requestTranscript(address) {
      if (transcript.value === 'sending') return;
      email.value = address.trim();
      transcript.value = 'sending';
      void bring('transcript', { email: email.value }).then((outcome) => {
        if (outcome === 'done') storage.set(doneKey('transcript'), email.value);
        transcript.value = outcome;
      });
    },
  };
});
