import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;

beforeEach(() => {
  visit = createFakeVisit();
});

describe('the form', () => {
  it('is the prechat form when agents are there, and says so to the page', async () => {
    visit.session.open();
    expect(visit.session.status.value.name).toBe('loading');
    await visit.pass(0);
    expect(visit.session.form.kind.value).toBe('prechat');
    expect(visit.fired).toEqual([['Open', 'online']]);
  });

  it('is not sent before it is right, and names each fault', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('email', 'ann@');
    visit.session.submit();
    expect(visit.session.form.faults.value).toEqual({ email: 'invalid', message: 'missing' });
    expect(visit.browser.network.requests).toEqual([]);
  });

  it('asks for what the service requires and no more', async () => {
    visit.server.emailRequired = false;
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('message', 'Hello');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.caseId()).toBe('case-1');
  });

  it('keeps what was typed when the service is down, and starts one chat however often it is sent', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.server.status = 503;
    visit.session.form.setValue('email', 'ann@example.com');
    visit.session.form.setValue('message', 'Hello');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.form.state.value).toEqual({ name: 'failed', reason: 'busy' });
    expect(visit.session.form.values.value.message).toBe('Hello');
    visit.server.status = 200;
    visit.session.submit();
    await visit.pass(0);
    const ids = visit.browser.network.requests
      .filter(({ method }) => method === 'POST')
      .map(({ form }) => form.get('messageId'));
    expect(new Set(ids).size).toBe(1);
    expect(visit.server.cases.size).toBe(1);
  });

  it('keeps what was typed across pages of the tab', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('message', 'Half a thou');
    visit.reload();
    expect(visit.session.form.values.value.message).toBe('Half a thou');
  });

  it('says so when the service cannot be reached, and asks again', async () => {
    visit.server.status = 0;
    visit.session.open();
    await visit.pass(0);
    expect(visit.session.status.value.name).toBe('unreachable');
    visit.server.status = 200;
    visit.session.startAnew();
    await visit.pass(0);
    expect(visit.session.status.value.name).toBe('form');
  });

  it('takes an offline message when nobody is there', async () => {
    visit.server.online = false;
    visit.server.emailRequired = false;
    await visit.start('Call me');
    expect(visit.session.status.value).toEqual({ name: 'messageTaken', email: 'ann@example.com' });
    expect(visit.fired).toEqual([
      ['Open', 'offline'],
      ['MessageSubmit', 'ann@example.com', 'Call me'],
    ]);
    expect(visit.server.cases.get('case-1')?.start.isOffline).toBe('true');
    expect(visit.browser.storage.keys('')).toEqual([]);
  });

  it('closes, and says so to the page', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.close();
    expect(visit.session.view.value).toBe('closed');
    expect(visit.fired[1]).toEqual(['Close', 'form', 'online']);
  });
});
