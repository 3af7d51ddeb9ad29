import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { createConsoleClient, type ConsoleClient } from '../src/client/console-client';
import type { CaseDetails, CaseSummary } from '../src/operations/console/cases';
import { agentEmail, password } from './agent';

/** An agent who works the console's API without a browser, where a test is about the visitor's side alone. */
export interface ConsoleApi {
  goOnline(): Promise<void>;
  pause(): Promise<void>;
  /** The visitor's chat, once it is there. */
  chatOf(visitorEmail: string): Promise<CaseSummary>;
  messageOf(visitorEmail: string): Promise<CaseSummary>;
  answer(caseId: string, text: string): Promise<void>;
  close(caseId: string): Promise<void>;
  details(caseId: string): Promise<CaseDetails>;
  /** What is in the transcript. */
  entries(caseId: string): Promise<CaseDetails['entries']>;
}

export async function signInToConsoleApi(url: string): Promise<ConsoleApi> {
  let cookie = '';
  const client = createConsoleClient({
    baseUrl: `${url}/api/console`,
    async fetch(address, init) {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      const answer = await fetch(address, { ...init, headers });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return answer;
    },
    openStream: () => {
      throw new Error('This agent looks by asking.');
    },
  });
  await client.signIn(agentEmail, password);
  return {
    goOnline: async () => void (await client.setStatus('online')),
    pause: async () => void (await client.setStatus('pause')),
    chatOf: (email) => find(client, 'open', email),
    messageOf: (email) => find(client, 'offline', email),
    answer: async (caseId, text) => void (await client.answer(caseId, { text, messageId: randomUUID() })),
    close: async (caseId) => void (await client.close(caseId)),
    details: (caseId) => client.caseDetails(caseId),
    entries: async (caseId) => (await client.caseDetails(caseId)).entries,
  };
}

async function find(client: ConsoleClient, view: 'open' | 'offline', email: string): Promise<CaseSummary> {
  let found: CaseSummary | undefined;
  await expect(async () => {
    found = (await client.cases({ view })).cases.find(({ visitorEmail }) => visitorEmail === email);
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (!found) throw new Error(`There is no case of ${email}.`);
  return found;
}
