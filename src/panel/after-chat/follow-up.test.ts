import { describe, expect, test } from 'vitest';
import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { jsonResponse } from '../../browser/fakes/fake-network';
import { defaultSettings, parseSettings } from '../../contract/settings/parse-settings';
import { createFakeVisit } from '../session/fake-visit';
import { FollowUpModel } from './follow-up';
import { surveyOf } from './survey-of';

function afterChat() {
  const browser = createFakeBrowser();
  const sent: [string, Record<string, string>][] = [];
  const server = { status: 200 };
  browser.network.serve(({ url, form }) => {
    sent.push([url.pathname, Object.fromEntries(form)]);
    if (server.status === 200) return jsonResponse({ caseId: 'c' });
    return new Response(server.status === 204 ? null : '', { status: server.status });
  });
  const outliving: (boolean | undefined)[] = [];
  function fetch(...[url, init]: Parameters<typeof globalThis.fetch>) {
    outliving.push(init?.keepalive);
    return browser.network.fetch(url, init);
  }
  const service = { fetch, baseUrl: '', apiKey: 'k', clock: browser.clock };
  function create() {
    return new FollowUpModel({ service, browser }, 'c');
  }
  return { sent, outliving, server, create, followUp: create(), settle: () => browser.clock.advance(0) };
}

describe('the survey', () => {
  test('tells the score as soon as it is chosen, and the comment with it once that is sent', async () => {
    const { followUp, sent, settle, create } = afterChat();
    followUp.rate(75);
    await settle();
    expect(sent).toEqual([['/api/v1/chat/c/survey', { score: '75' }]]);
    followUp.finish(' Quick and kind ');
    await settle();
    expect(sent[1]).toEqual(['/api/v1/chat/c/survey', { score: '75', comment: 'Quick and kind' }]);
    expect(followUp.survey.value).toBe('done');
    expect(create().survey.value).toBe('done');
  });

  test('goes on though the visitor leaves the page right after the choice', async () => {
    const { followUp, outliving, settle } = afterChat();
    followUp.rate(75);
    await settle();
    expect(outliving).toEqual([true]);
  });

  test('keeps what was chosen last, however fast', async () => {
    const { followUp, sent, settle } = afterChat();
    followUp.rate(0);
    followUp.rate(100);
    await settle();
    expect(sent.map(([, { score }]) => score)).toEqual(['0', '100']);
    expect(followUp.score.value).toBe(100);
  });

  test('says that a server which knows no survey takes none', async () => {
    const { followUp, server, settle } = afterChat();
    server.status = 404;
    followUp.rate(50);
    await settle();
    expect(followUp.survey.value).toBe('refused');
  });

  // 204 is of something in between, a sign-in to a network say.
  test.each([204, 503])('can be sent again when the server was out of reach: %s', async (status) => {
    const { followUp, server, settle } = afterChat();
    followUp.rate(50);
    await settle();
    server.status = status;
    followUp.finish('Fine');
    await settle();
    expect(followUp.survey.value).toBe('failed');
    server.status = 200;
    followUp.finish('Fine');
    await settle();
    expect(followUp.survey.value).toBe('done');
  });

  test('is as an agent’s entry defines it, even if the settings differ', () => {
    const { survey } = defaultSettings();
    expect(surveyOf(undefined, survey, 'en')).toBeUndefined();
    expect(surveyOf({ question: 'Happy?', askComment: false, isOn: 7, more: 1 }, survey, 'en')).toEqual({
      question: 'Happy?',
      commentLabel: '',
      askComment: false,
      thanks: '',
    });
  });

  test('is in the visitor’s language as far as the settings say it there, and an agent’s entry stays as it is', () => {
    const { survey } = parseSettings({
      survey: {
        isOn: true,
        question: 'How did we do?',
        thanks: 'Cheers!',
        translations: [{ locale: 'de', question: 'Wie waren wir?' }],
      },
    }).settings;
    const texts = { question: 'Wie waren wir?', commentLabel: '', askComment: true, thanks: 'Cheers!' };
    expect(surveyOf(undefined, survey, 'de-AT')).toEqual(texts);
    expect(surveyOf(undefined, survey, 'fr')).toEqual({ ...texts, question: 'How did we do?' });
    expect(surveyOf({ question: 'Happy?', translations: 'none' }, survey, 'de')).toEqual({
      ...texts,
      question: 'Happy?',
    });
  });
});

describe('the transcript by e-mail', () => {
  test('is asked for once, and remembered', async () => {
    const { followUp, sent, settle, create } = afterChat();
    followUp.requestTranscript(' ann@example.com ');
    followUp.requestTranscript('ann@example.com');
    await settle();
    expect(sent).toEqual([['/api/v1/chat/c/transcript', { email: 'ann@example.com' }]]);
    expect(create().transcript.value).toBe('done');
    expect(create().email.value).toBe('ann@example.com');
  });
});

describe('a chat that the visitor ends', () => {
  const settings = { survey: { isOn: true } };

  test('stays on the screen for the survey, on this page alone, and closes then', async () => {
    const visit = createFakeVisit(settings);
    await visit.start();
    visit.server.says('case-1', 'Hello Ann');
    await visit.pass();
    visit.session.close();
    expect(visit.chat().transcript.phase.value.kind).toBe('ended');
    expect(visit.fired.slice(-1)).toEqual([['ChatEnded', { endedByUser: true }]]);
    await visit.pass();
    expect(visit.server.cases.get('case-1')?.isClosed).toBe(true);
    visit.session.minimize();
    visit.session.open();
    visit.session.close();
    expect(visit.fired.slice(-1)).toEqual([['Close', 'chat', 'online']]);
    expect(visit.session.view.value).toBe('closed');
    expect(visit.fired.filter(([name]) => name === 'ChatEnded')).toHaveLength(1);
  });

  test('is gone on the next page', async () => {
    const visit = createFakeVisit(settings);
    await visit.start();
    visit.server.says('case-1', 'Hello Ann');
    await visit.pass();
    visit.session.close();
    visit.session.minimize();
    visit.reload();
    expect(visit.session.status.value.kind).toBe('idle');
  });

  test('closes at once when nobody ever answered', async () => {
    const visit = createFakeVisit(settings);
    await visit.start();
    visit.session.close();
    expect(visit.session.view.value).toBe('closed');
    expect(visit.fired.slice(-2)).toEqual([
      ['Close', 'chat', 'online'],
      ['ChatEnded', { endedByUser: true }],
    ]);
  });
});
