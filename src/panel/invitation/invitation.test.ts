import { describe, expect, test } from 'vitest';
import type { Invitation } from '../../contract/settings/invitation';
import type { PartialSettings } from '../../contract/settings/settings';
import { createFakeVisit } from '../session/fake-visit';
import { invitationActs } from './invitation-card';

const invitation: Invitation = {
  message: 'Can I help with sizes?',
  agent: { alias: 'Maya', avatarUrl: 'https://shop.example/maya.png' },
  isMinimized: false,
};

function invited(settings?: PartialSettings) {
  const visit = createFakeVisit(settings);
  visit.session.invite(invitation);
  const acts = invitationActs(
    visit.session,
    {
      ...visit,
      service: { fetch: visit.browser.network.fetch, baseUrl: '', apiKey: 'k' },
      widgetId: 'w',
      fire: (...call) => void visit.fired.push(call),
      onInvitation: (outcome) => void visit.outcomes.push(outcome),
    },
    invitation,
  );
  return { visit, acts };
}

describe('an invitation', () => {
  test('is reported to rules and page once it can be seen', () => {
    const { visit, acts } = invited();
    acts.shown();
    expect(visit.outcomes).toEqual(['shown']);
    expect(visit.fired).toEqual([['OpenProactive', 'Maya', 'Can I help with sizes?']]);
  });

  test('that is answered starts a proactive chat, in which it is the first message, from the agent', async () => {
    const { visit, acts } = invited({ forms: { prechat: { fields: [] } } });
    visit.server.emailRequired = false;
    acts.reply(' Is 43 in stock? ');
    await visit.pass(0);
    expect(visit.session.invitation.value).toBeUndefined();
    expect(visit.outcomes).toEqual(['replied']);
    expect(visit.server.cases.get('case-1')?.start).toMatchObject({
      proactiveMessage: 'Can I help with sizes?',
      visitorMessage: 'Is 43 in stock?',
    });
    expect(visit.texts()).toEqual(['Can I help with sizes?', 'Is 43 in stock?']);
    const [first] = visit.chat().transcript.entries.value;
    expect(first).toMatchObject({ isOwn: false, author: 'Maya' });
    expect(visit.session.unread.value).toBe(0);
    expect(visit.fired).toContainEqual(['StartChat', '', 'Is 43 in stock?', 'proactive']);
    visit.session.minimize();
    expect(visit.fired).toContainEqual(['Minimize', true, 'proactive', 'proactive']);
    visit.reload();
    await visit.pass();
    expect(visit.texts()).toEqual(['Can I help with sizes?', 'Is 43 in stock?']);
  });

  test('asks for what is required before the chat starts', async () => {
    const { visit, acts } = invited();
    acts.reply('Is 43 in stock?');
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('form');
    expect(visit.session.form.values.value.message).toBe('Is 43 in stock?');
    visit.session.form.setValue('email', 'ann@example.com');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.server.cases.get('case-1')?.start.proactiveMessage).toBe('Can I help with sizes?');
    expect(visit.fired).toContainEqual(['StartChat', 'ann@example.com', 'Is 43 in stock?', 'proactive']);
  });

  test('whose form the visitor closes is forgotten: the next chat is their own', async () => {
    const { visit, acts } = invited();
    acts.reply('Hm');
    await visit.pass(0);
    visit.session.close();
    await visit.start();
    expect(visit.server.cases.get('case-1')?.start.proactiveMessage).toBeUndefined();
    expect(visit.fired).toContainEqual(['StartChat', 'ann@example.com', 'Hello', 'manual']);
  });

  test('is closed by the visitor, which is reported to rules and page', () => {
    const { visit, acts } = invited();
    acts.close();
    expect(visit.session.invitation.value).toBeUndefined();
    expect(visit.outcomes).toEqual(['closed']);
    expect(visit.fired).toEqual([['Close', 'proactive', 'online']]);
  });

  test('counts as closed before it is gone, so that nothing is judged in between', () => {
    const { visit, acts } = invited();
    const standing: unknown[] = [];
    visit.outcomes.push = () => standing.push(visit.session.invitation.value);
    acts.close();
    expect(standing).toEqual([invitation]);
  });

  test('becomes one line and large again', () => {
    const { visit, acts } = invited();
    acts.setMinimized(true);
    expect(visit.session.invitation.value?.isMinimized).toBe(true);
    expect(visit.fired).toEqual([['Minimize', true, 'proactive', 'proactiveInvite']]);
  });

  test('with a blank answer stays', () => {
    const { visit, acts } = invited();
    acts.reply('  ');
    expect(visit.session.invitation.value).toBe(invitation);
  });

  test('gives way to a chat that begins in another tab', () => {
    const { visit } = invited();
    const chat = { version: 1, caseId: 'c', startedAt: 0, view: 'minimized', seenIndex: -1 };
    visit.browser.storage.fromOtherTab('chat-widget:w:chat', JSON.stringify(chat));
    expect(visit.session.invitation.value).toBeUndefined();
  });

  test('never comes over a form or a chat', async () => {
    const visit = createFakeVisit();
    await visit.start();
    visit.session.invite(invitation);
    expect(visit.session.invitation.value).toBeUndefined();
  });
});
