import { createModel } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { ResourceModel, type Resource } from './resource';

/** Each read waits to be answered, and fails with its signal's reason once it is aborted. */
function setUp() {
  const reads: { signal: AbortSignal; answer(value: string): void; fail(failure: Error): void }[] = [];
  function read(signal: AbortSignal) {
    return new Promise<string>((resolve, reject) => {
      reads.push({ signal, answer: resolve, fail: reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }
  return { reads, read };
}

test('the latest read counts, and aborts the one before', async () => {
  const { reads, read } = setUp();
  const resource = new ResourceModel(read);
  void resource.load();
  void resource.load();
  reads[1]?.answer('new');
  await settle();
  expect(reads[0]?.signal.aborted).toBe(true);
  expect(resource.state.value).toEqual({ kind: 'ready', value: 'new' });
});

test('what is shown outlives a failure; without it the failure is shown, in words', async () => {
  const { reads, read } = setUp();
  const resource = new ResourceModel(read);
  void resource.load();
  reads[0]?.fail(new RequestFailure(0));
  await settle();
  expect(resource.state.value).toMatchObject({
    kind: 'failed',
    message: 'The service can’t be reached. Check your connection and try again.',
  });
  void resource.load();
  reads[1]?.answer('here');
  await settle();
  void resource.load();
  reads[2]?.fail(new RequestFailure(500));
  await settle();
  expect(resource.state.value).toEqual({ kind: 'ready', value: 'here' });
});

test('what is being read for the first time while it is changed is read again', async () => {
  const { reads, read } = setUp();
  const resource = new ResourceModel(read);
  resource.change((value) => `${value}, of which nothing shows`);
  expect(reads).toEqual([]);
  void resource.load();
  resource.change((value) => `${value}, which came too late`);
  expect(reads[0]?.signal.aborted).toBe(true);
  reads[1]?.answer('changed');
  await settle();
  expect(resource.state.value).toEqual({ kind: 'ready', value: 'changed' });
});

test('a change is not overwritten by what was read before it, and what others changed meanwhile is read again', async () => {
  const { reads, read } = setUp();
  const resource = new ResourceModel(read);
  void resource.load();
  reads[0]?.answer('old');
  await settle();
  void resource.load();
  resource.change((value) => `${value}, changed`);
  expect(reads[1]?.signal.aborted).toBe(true);
  await settle();
  expect(resource.state.value).toEqual({ kind: 'ready', value: 'old, changed' });
  reads[2]?.answer('changed, by others too');
  await settle();
  expect(resource.state.value).toEqual({ kind: 'ready', value: 'changed, by others too' });
});

test('the model that made it ends what it is still reading', async () => {
  const { reads, read } = setUp();
  const ParentModel = createModel((): { child: Resource<string> } => ({ child: new ResourceModel(read) }));
  const parent = new ParentModel();
  void parent.child.load();
  parent[Symbol.dispose]();
  await settle();
  expect(reads[0]?.signal.aborted).toBe(true);
  expect(parent.child.state.value).toEqual({ kind: 'loading' });
});
