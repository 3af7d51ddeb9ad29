import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { CaseSummary } from '../../../operations/console/cases';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { aCase } from '../../kit/frame/fake-console-client';
import { ToastingModel } from '../../kit/toasts/toasting';
import { AnnotatingModel } from './annotating';

function open() {
  const { summary } = aCase({ id: 'a' });
  const client = createFakeCalls({
    'PUT /cases/{id}/labels': () => summary,
    'DELETE /cases/{id}/labels': () => summary,
    'DELETE /cases/{id}/variables': () => summary,
  });
  const caseId = signal<string | undefined>('a');
  const changed: CaseSummary[] = [];
  const toasting = new ToastingModel(createFakeClock());
  const model = new AnnotatingModel({
    client,
    caseId,
    toasting,
    change: async (_id, make) => void changed.push(await make()),
  });
  return { client, caseId, changed, toasting, model };
}
const lamp = { name: 'Lamp', value: 'Kelda' };

test('a label is written on the open case, whose summary then holds it', async () => {
  const { client, changed, model } = open();
  expect(await model.put('labels', lamp, [])).toBe(true);
  expect(await model.remove('variables', { name: 'Order', value: '7' })).toBe(true);
  expect(client.calls).toEqual([
    'PUT /cases/{id}/labels {"path":{"id":"a"},"body":{"name":"Lamp","value":"Kelda"}}',
    'DELETE /cases/{id}/variables {"path":{"id":"a"},"query":{"name":"Order"}}',
  ]);
  expect(changed.map(({ id }) => id)).toEqual(['a', 'a']);
});

test('an undo writes what was there before on the case that was changed, whichever is open then', async () => {
  const { client, caseId, toasting, model } = open();
  await model.put('labels', { name: ' Lamp ', value: 'Miro' }, [lamp]);
  await model.put('labels', { name: 'New', value: '' }, [lamp]);
  client.calls.length = 0;
  caseId.value = 'b';
  for (let acts = 0; acts < 2; acts++) {
    toasting.undoLast();
    await settle();
  }
  expect(client.calls).toEqual([
    'DELETE /cases/{id}/labels {"path":{"id":"a"},"query":{"name":"New"}}',
    'PUT /cases/{id}/labels {"path":{"id":"a"},"body":{"name":"Lamp","value":"Kelda"}}',
  ]);
});

test('a refusal is shown on its own case, until the next change', async () => {
  const { client, caseId, model } = open();
  client.failNext(new RequestFailure(400, undefined, { code: 400, message: 'name: is required' }));
  expect(await model.put('labels', { name: ' ', value: '' }, [])).toBe(false);
  expect(model.fault.value).toContain('name: is required');
  caseId.value = 'b';
  expect(model.fault.value).toBeUndefined();
  caseId.value = 'a';
  await model.put('labels', lamp, []);
  expect(model.fault.value).toBeUndefined();
});
