import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;

beforeEach(() => {
  visit = createFakeVisit();
});

describe('a chat', () => {
  test('that runs takes the message that the page would start one with', async () => {
    await visit.start();
    visit.session.minimize();
    visit.session.startChat(' And in brass? ');
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', 'And in brass?']);
    expect(visit.session.view.value).toBe('open');
    expect(visit.fired.slice(-2)).toEqual([
      ['Open', 'online'],
      ['ChatMessageSent', 'And in brass?'],
    ]);
    visit.session.startChat('');
    await visit.pass(0);
    expect(visit.texts()).toEqual(['Hello', 'And in brass?']);
  });

  test('that begins has its question once, also where the page starts one without a word meanwhile', async () => {
    const { form } = visit.session;
    form.setValue('email', 'ann@example.com');
    visit.session.startChat('Hello');
    visit.session.startChat('');
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello']);
    visit.session.close();
    visit.session.startAgain();
    await visit.pass(0);
    form.setValue('message', 'Is it brass?');
    visit.session.submit();
    visit.session.minimize();
    visit.session.startChat('');
    expect([form.state.value.kind, visit.session.view.value]).toEqual(['sending', 'open']);
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-2')).toEqual(['Is it brass?']);
  });

  test('that runs keeps the line above what is new as the page opens it', async () => {
    await visit.start();
    visit.session.minimize();
    visit.server.says('case-1', 'In brass, too', 'Robin');
    await visit.pass();
    const { newBefore } = visit.chat().transcript;
    expect(newBefore.value).toBeDefined();
    visit.session.startChat('');
    expect(newBefore.value).toBeDefined();
  });

  test('that runs takes a longer text of the page in several messages, each reported', async () => {
    const texts = ['word '.repeat(1000).trim(), 'and more'];
    await visit.start();
    visit.session.startChat(texts.join(' '));
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello', ...texts]);
    expect(visit.fired.slice(-2)).toEqual(texts.map((text) => ['ChatMessageSent', text]));
  });

  test('that is over gives way to the one that the page starts', async () => {
    visit.session.form.setValue('email', 'ann@example.com');
    await visit.start();
    visit.server.says('case-1', '/BYE Goodbye');
    await visit.pass();
    visit.session.startChat('One more thing');
    await visit.pass(0);
    expect(visit.server.visitorTexts('case-2')).toEqual(['One more thing']);
  });

  test('in which nobody is there is left for a message, with what was asked already', async () => {
    await visit.start('Where is my lamp?');
    visit.session.leaveMessage('Where is my lamp?');
    await visit.pass(0);
    expect(visit.server.cases.get('case-1')?.isClosed).toBe(true);
    expect(visit.session.status.value.kind).toBe('form');
    const { kind, values } = visit.session.form;
    expect([kind.value, values.value.email, values.value.message]).toEqual([
      'offline',
      'ann@example.com',
      'Where is my lamp?',
    ]);
    visit.session.submit();
    await visit.pass(0);
    expect(visit.session.status.value.kind).toBe('messageTaken');
    expect(visit.server.cases.get('case-2')?.start).toMatchObject({ isOffline: 'true' });
    expect(visit.fired.slice(2)).toEqual([
      ['ChatEnded', { endedByUser: true }],
      ['Open', 'offline'],
      ['MessageSubmit', 'ann@example.com', 'Where is my lamp?'],
    ]);
  });

  test('is left for the form for messages, also where a bot is there and the chat’s own asks for the question alone', async () => {
    visit = createFakeVisit({ forms: { prechat: { style: 'askFirst' } } });
    visit.server.emailRequired = false;
    await visit.start('Where is my lamp?');
    visit.session.leaveMessage('Where is my lamp?');
    await visit.pass(0);
    const { fields } = visit.session.form;
    expect(fields.value.map(({ key, isRequired }) => isRequired && key)).toEqual([false, 'email', 'message']);
  });
});

test('a call leads to the form where the chat has ended meanwhile, and another one does not begin', async () => {
  await visit.start();
  visit.session.startCall();
  visit.server.says('case-1', '/BYE Bye');
  await visit.pass();
  visit.server.status = 503;
  visit.session.requestCall({ name: '', email: '', phone: '+49 30 1', message: 'Please call me' });
  await visit.pass(0);
  expect(visit.session.status.value.kind).toBe('unreachable');
  visit.server.status = 200;
  visit.session.startAgain();
  await visit.pass(0);
  expect(visit.session.status.value.kind).toBe('form');
});
