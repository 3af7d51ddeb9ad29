import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeVisit, type FakeVisit } from '../session/fake-visit';
import { InterviewModel } from './interview-model';

let visit: FakeVisit;

function begin() {
  visit = createFakeVisit({
    forms: {
      prechat: {
        style: 'conversation',
        fields: (['name', 'email', 'hidden', 'question'] as const).map((kind) => ({
          kind,
          label: kind === 'hidden' ? 'Plan' : '',
          isRequired: kind !== 'name',
          options: [],
          translations: [],
          value: kind === 'hidden' ? 'gold' : '',
        })),
      },
    },
  });
}

async function interview() {
  visit.session.open();
  await visit.pass(0);
  return new InterviewModel(visit.session.form, visit.session.submit);
}

describe('the questions before a chat', () => {
  beforeEach(begin);

  test('are asked one after the other, and start the chat with the last', async () => {
    const { step, fault, questions, answer } = await interview();
    const { form } = visit.session;
    expect(questions().map(({ key }) => key)).toEqual(['name', 'email', 'message']);
    answer();
    expect(step.value).toBe(1);
    answer();
    expect([step.value, fault.value]).toEqual([1, 'missing']);
    form.setValue('email', 'ann@');
    answer();
    expect([step.value, fault.value]).toEqual([1, 'invalid']);
    form.setValue('email', 'ann@example.com');
    answer();
    expect([step.value, fault.value]).toEqual([2, undefined]);
    form.setValue('message', 'Hello');
    answer();
    await expect
      .poll(() => visit.server.cases.get('case-1')?.start)
      .toMatchObject({
        email: 'ann@example.com',
        visitorMessage: 'Hello',
        jsVariables: '[{"name":"Plan","value":"gold"}]',
      });
  });

  test('leave out what is known, but never the last, and send nothing by themselves', async () => {
    visit.known = { ...visit.known, name: 'Ann', email: 'ann@example.com', description: 'My lamp' };
    const { step } = await interview();
    expect(step.value).toBe(2);
    await visit.pass(0);
    expect(visit.session.caseId()).toBe('');
  });

  test('can be answered again', async () => {
    visit.known = { ...visit.known, name: 'Ann', email: 'ann@example.com' };
    const { step, answer, change } = await interview();
    change(0);
    visit.session.form.setValue('name', 'Anna');
    answer();
    expect(step.value).toBe(2);
  });

  test('give way to what becomes of a start that a first question or the page has sent', async () => {
    visit.known = { ...visit.known, name: 'Ann', email: 'ann@example.com' };
    const { step, questions, change } = await interview();
    const { form, submit } = visit.session;
    visit.server.status = 503;
    form.setValue('message', 'Where is my lamp?');
    submit();
    expect([step.value, form.state.value.kind]).toEqual([questions().length, 'sending']);
    await visit.pass(0);
    expect([step.value, form.state.value.kind]).toEqual([questions().length, 'failed']);
    change(2);
    expect([step.value, form.state.value.kind]).toEqual([2, 'editing']);
  });

  test('come back to what the page knew and has taken back meanwhile', async () => {
    visit.known = { ...visit.known, name: 'Ann', email: 'ann@example.com' };
    const { step, answer } = await interview();
    visit.known = { ...visit.known, email: '' };
    visit.session.form.setValue('message', 'Where is my lamp?');
    answer();
    expect(step.value).toBe(1);
    visit.session.form.setValue('email', 'ann@example.com');
    answer();
    answer();
    await visit.pass(0);
    expect(visit.session.caseId()).toBe('case-1');
  });

  test('are reported to the page as what they are', async () => {
    await interview();
    visit.session.minimize();
    expect(visit.fired.at(-1)).toEqual(['Minimize', true, 'manual', 'intelliPrechat']);
  });
});
