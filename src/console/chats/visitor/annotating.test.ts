import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { CaseSummary } from '../../../operations/console/cases';
import { AnnotatingModel } from './annotating';
import { aCase, createFakeConsoleClient } from '../../kit/frame/fake-console-client';

function open() {
  const client = createFakeConsoleClient(aCase({ id: 'a' }), aCase({ id: 'b' }));
  const caseId = signal<string | undefined>('a');
  const changed: CaseSummary[] = [];
  const model = new AnnotatingModel({
    client,
    caseId,
    change: async (_id, make) => void changed.push(await make()),
  });
  return { client, caseId, changed, model };
}

test('a label is written on the open case, whose summary then holds it', async () => {
  const { client, changed, model } = open();
  expect(await model.put('labels', { name: 'Lamp', value: 'Kelda' })).toBe(true);
  expect(await model.remove('variables', 'Order')).toBe(true);
  expect(client.calls).toEqual(['annotate a labels Lamp Kelda', 'removeAnnotation a variables Order']);
  expect(changed.map(({ id }) => id)).toEqual(['a', 'a']);
});

test('a refusal is shown on its own case, until the next change', async () => {
  const { client, caseId, model } = open();
  client.failure = new RequestFailure(400, undefined, { code: 400, message: 'name: is required' });
  expect(await model.put('labels', { name: ' ', value: '' })).toBe(false);
  expect(model.fault.value).toContain('name: is required');
  caseId.value = 'b';
  expect(model.fault.value).toBeUndefined();
  caseId.value = 'a';
  client.failure = undefined;
  await model.put('labels', { name: 'Lamp', value: '' });
  expect(model.fault.value).toBeUndefined();
});
