import { switchWidget } from '../choices/switch-widget';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldSettings } from '../../contract/settings/form-settings';
import { longestMessage } from '../../contract/limits';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;

function field(kind: FieldSettings['kind'], more: Partial<FieldSettings> = {}): FieldSettings {
  return { kind, label: '', isRequired: false, options: [], value: '', translations: [], ...more };
}

beforeEach(() => {
  visit = createFakeVisit();
});

describe('the form', () => {
  test('is the prechat form when agents are there, and says so to the page', async () => {
    visit.session.open();
    expect(visit.session.status.value.kind).toBe('loading');
    await visit.pass(0);
    expect(visit.session.form.kind.value).toBe('prechat');
    expect(visit.fired).toEqual([['Open', 'online']]);
  });

  test('is not sent before it is right, and names each fault', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('email', 'ann@');
    visit.session.submit();
    expect(visit.session.form.faults.value).toEqual({ email: 'invalid', message: 'missing' });
    expect(visit.browser.network.requests).toEqual([]);
  });

  test('asks for what neither service nor settings require, and does without', async () => {
    visit = createFakeVisit({ forms: { prechat: { fields: [field('email'), field('question')] } } });
    visit.server.emailRequired = false;
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('message', 'Hello');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.caseId()).toBe('case-1');
  });

  test('gives way to the word that the visitor is banned, when the service says so', async () => {
    visit.session.open();
    await visit.pass(0);
    Object.assign(visit.server, { status: 403, refusal: '/BAN Chat is not available to you.' });
    visit.session.form.setValue('email', 'ann@example.com');
    visit.session.form.setValue('message', 'Hello');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('banned');
  });

  test('keeps what was typed when the service is down, and starts one chat however often it is sent', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.server.status = 503;
    visit.session.form.setValue('email', 'ann@example.com');
    visit.session.form.setValue('message', 'Hello');
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.form.state.value).toEqual({ kind: 'failed', reason: 'formBusy' });
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

  test('keeps what was typed across pages of the tab', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('message', 'Half a thou');
    visit.reload();
    expect(visit.session.form.values.value.message).toBe('Half a thou');
  });

  test('says so when the service cannot be reached, and asks again', async () => {
    visit.server.status = 0;
    visit.session.open();
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('unreachable');
    visit.server.status = 200;
    visit.session.startAgain();
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('form');
  });

  test('takes an offline message when nobody is there', async () => {
    visit.server.online = false;
    visit.server.emailRequired = false;
    await visit.start('Call me');
    expect(visit.session.status.value).toEqual({ kind: 'messageTaken', email: 'ann@example.com' });
    expect(visit.fired).toEqual([
      ['Open', 'offline'],
      ['MessageSubmit', 'ann@example.com', 'Call me'],
    ]);
    expect(visit.server.cases.get('case-1')?.start.isOffline).toBe('true');
    expect(visit.browser.storage.keys('')).toEqual([]);
  });

  test('closes, and says so to the page', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.close();
    expect(visit.session.view.value).toBe('closed');
    expect(visit.fired[1]).toEqual(['Close', 'form', 'online']);
  });
});

describe('fields of the settings', () => {
  const order = field('text', { label: 'Order number', isRequired: true });
  const topic = field('choice', { label: 'Topic', options: ['Lamps', 'Bulbs'] });
  const news = field('checkbox', { label: 'News' });
  const plan = field('hidden', { label: 'Plan', value: 'free' });
  function startOf() {
    return visit.server.cases.get('case-1')?.start ?? {};
  }
  function variables() {
    return JSON.parse(startOf().jsVariables ?? '[]') as unknown;
  }

  beforeAll(() => import('../sending/variables'));
  beforeEach(() => {
    visit = createFakeVisit({
      forms: { prechat: { fields: [order, topic, news, plan, field('question')] } },
      variables: ['plan', 'cart.total', 'missing', 'story'],
    });
    visit.server.emailRequired = false;
    visit.server.messageRequired = false;
  });

  test('keep their order, and go with the chat as variables', async () => {
    visit.known.customFields = { Plan: 'gold', plan: 'none' };
    visit.session.open();
    await visit.pass(0);
    const { form } = visit.session;
    expect(form.fields.value.map(({ kind }) => kind)).toEqual([
      'text',
      'choice',
      'checkbox',
      'hidden',
      'question',
    ]);
    visit.session.submit();
    expect(form.faults.value).toEqual({ '=Ordernumber': 'missing' });
    form.setValue('=Ordernumber', ' 4711 ');
    form.setValue('=Topic', 'Lamps');
    visit.session.submit();
    await visit.pass(0);
    expect(variables()).toEqual([
      { name: 'Order number', value: '4711' },
      { name: 'Topic', value: 'Lamps' },
      { name: 'News', value: 'false' },
      { name: 'Plan', value: 'gold' },
    ]);
  });

  test('come before those variables of the page that the settings name, as they are when the chat starts', async () => {
    visit.session.open();
    await visit.pass(0);
    Object.assign(visit.browser.variables, { plan: 'gold', 'cart.total': '42', secret: 'x' });
    visit.session.form.setValue('=Ordernumber', '4711');
    visit.session.submit();
    await visit.pass(0);
    expect(variables()).toEqual([
      { name: 'Order number', value: '4711' },
      { name: 'News', value: 'false' },
      { name: 'Plan', value: 'free' },
      { name: 'plan', value: 'gold' },
      { name: 'cart.total', value: '42' },
    ]);
  });

  test('are not refused for the length of a variable of the page, which is left out', async () => {
    visit.browser.variables.plan = 'x'.repeat(20_000);
    visit.browser.variables.story = 'short';
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('=Ordernumber', '4711');
    visit.session.submit();
    await visit.pass(0);
    expect(variables()).toContainEqual({ name: 'story', value: 'short' });
    expect(startOf().jsVariables?.length).toBeLessThan(longestMessage);
  });

  test('are filled by the page under their names, letter by letter, until the visitor writes', async () => {
    visit.known.customFields = { Ordernumber: '1', ordernumber: '2' };
    visit.session.open();
    await visit.pass(0);
    const { form } = visit.session;
    expect(form.values.value['=Ordernumber']).toBe('1');
    form.setValue('=Ordernumber', '3');
    visit.session.close();
    visit.known.customFields = { Ordernumber: '4' };
    visit.session.open();
    await visit.pass(0);
    expect(form.values.value['=Ordernumber']).toBe('3');
  });

  test('are joined by what the service requires, with the address that the page has locked', async () => {
    visit.server.emailRequired = true;
    visit.known = { ...visit.known, email: 'ann@example.com', isEmailLocked: true, identityProof: 'abc' };
    visit.session.form.setValue('email', 'other@example.com');
    visit.session.form.setValue('=Ordernumber', '4711');
    visit.session.startChat('Hello');
    await visit.pass(0);
    expect(startOf()).toMatchObject({
      email: 'ann@example.com',
      identityProof: 'abc',
      visitorMessage: 'Hello',
    });
  });

  test('let a message of the page through where the form asks for none', async () => {
    visit = createFakeVisit({ forms: { prechat: { fields: [] } } });
    visit.server.emailRequired = false;
    visit.server.messageRequired = false;
    visit.known.name = 'Ann';
    visit.session.startChat('Hello');
    await visit.pass(0);
    expect(startOf()).toMatchObject({ visitorName: 'Ann', visitorMessage: 'Hello' });
  });

  test('keep what was typed when the visitor turns to another widget', async () => {
    visit.session.open();
    await visit.pass(0);
    visit.session.form.setValue('message', 'Hello');
    const page: Parameters<typeof switchWidget>[0] = {
      widgetId: 'w',
      fire: (...call) => void visit.fired.push(call),
      switchWidget: (id: string) => void visit.switchedTo.push(id),
    };
    for (const id of ['w', 'w2']) switchWidget(page, visit.session.form, id);
    expect(visit.switchedTo).toEqual(['w2']);
    expect(visit.fired.at(-1)).toEqual(['SwitchWidget', 'w2']);
    visit.reload();
    visit.session.open('replacement');
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('form');
    expect(visit.fired).toEqual([]);
    expect(visit.browser.tabStorage.get('chat-widget:w2:form')).toContain('Hello');
  });
});

describe('a call', () => {
  const values = { name: '', email: '', phone: '+49 30 1', message: 'Please call me: +49 30 1' };

  test('is asked for in the running chat, which keeps what is in the composer', async () => {
    await visit.start();
    visit.chat().setDraft('Half a thou');
    visit.session.startCall();
    expect(visit.session.isCalling.value).toBe(true);
    visit.session.requestCall(values);
    await visit.pass();
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', values.message]);
    expect(visit.chat().draft.value).toBe('Half a thou');
    expect(visit.session.isCalling.value).toBe(false);
    expect(visit.fired).toContainEqual(['StartCallme', '+49 30 1']);
  });

  test('starts a chat with the number where there is none', async () => {
    visit.session.startCall();
    await visit.pass(0);
    visit.session.requestCall(values);
    await visit.pass(0);
    expect(visit.server.cases.get('case-1')?.start).toMatchObject({
      phone: '+49 30 1',
      visitorMessage: values.message,
    });
    expect(visit.session.isCalling.value).toBe(false);
  });

  test('needs no address when nobody is there', async () => {
    visit.server.online = false;
    visit.session.startCall();
    await visit.pass(0);
    visit.session.requestCall(values);
    await visit.pass(0);
    expect(visit.session.status.value).toEqual({ kind: 'messageTaken', email: '+49 30 1' });
    expect(visit.session.isCalling.value).toBe(false);
  });

  test('is offered and taken back by the service', async () => {
    await visit.start();
    visit.server.says('case-1', '/CAL 1');
    await visit.pass();
    expect(visit.chat().transcript.canCall.value).toBe(true);
    visit.server.says('case-1', '/CAL 0');
    await visit.pass();
    expect(visit.chat().transcript.canCall.value).toBe(false);
  });
});
