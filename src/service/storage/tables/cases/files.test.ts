import { expect } from 'vitest';
import { chunkSize, type KeptFile } from '../../../domain/cases/files/files';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry } from '../../test-records';

onEachEngine('files', ({ check, prepare }) => {
  let store: Store;
  let lastId = 0;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function addFile(size: number): Promise<KeptFile> {
    const chat = exampleCase();
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    const id = String((lastId += 1)).padStart(43, 'a');
    const file: KeptFile = {
      id,
      caseId: chat.id,
      sender: 'visitor',
      uploadId: 'one',
      name: 'a',
      size,
      received: 0,
      at: 1,
    };
    await store.files.add(file);
    return file;
  }

  async function bytesOf(id: string, number: number): Promise<Uint8Array> {
    const chunk = await store.files.readChunk(id, number);
    return chunk && 'bytes' in chunk ? chunk.bytes : Buffer.alloc(0);
  }

  check('come back byte for byte, however they were cut into parts', async () => {
    const bytes = Buffer.from(Array.from({ length: chunkSize + 1000 }, (_, at) => (at * 7) % 256));
    const { id } = await addFile(bytes.length);
    for (const [from, to] of [
      [0, 3],
      [3, 1000],
      [1000, chunkSize],
      [chunkSize, bytes.length],
    ] as const)
      expect(await store.files.append(id, from, bytes.subarray(from, to), 5)).toBe(true);
    expect(Buffer.concat([await bytesOf(id, 0), await bytesOf(id, 1)]).equals(bytes)).toBe(true);
    expect(await store.files.get(id)).toMatchObject({ received: bytes.length, size: bytes.length, at: 5 });
  });

  check('take each byte once, also from two who send the same part at the same moment', async () => {
    const { id } = await addFile(100);
    const taken = await Promise.all(
      Array.from({ length: 6 }, () => store.files.append(id, 0, Buffer.alloc(60, 1), 1)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.files.append(id, 60, Buffer.alloc(41), 1)).toBe(false);
    expect(await bytesOf(id, 0)).toHaveLength(60);
  });

  check('are whole once every byte is here and their type is known', async () => {
    const { id, caseId } = await addFile(4);
    await store.files.append(id, 0, Buffer.alloc(4), 1);
    expect(await store.files.whole(caseId, [id])).toEqual([]);
    await store.files.identify(id, { name: 'a.txt', type: 'text/plain' });
    expect(await store.files.whole(caseId, [id, 'other'])).toMatchObject([{ id, name: 'a.txt' }]);
    expect(await store.files.whole(exampleCase().id, [id])).toEqual([]);
  });

  /** What is to be removed by now. */
  function due(now = 1): Promise<string[]> {
    return store.objectRemovals.take(now, 10, 10);
  }

  check(
    'in a bucket note their objects for removal, once a chunk has another one or the file goes',
    async () => {
      const { id, caseId } = await addFile(100);
      for (const [offset, object] of [
        [0, 'first'],
        [30, 'second'],
      ] as const) {
        await store.objectRemovals.announce(object, 1_000);
        expect(await store.files.replace({ id, offset, length: 30, at: 1 }, { object })).toBe(true);
      }
      expect(await store.files.readChunk(id, 0)).toEqual({ object: 'second' });
      expect(await due()).toEqual(['first']);
      await store.objectRemovals.forget(['first']);
      const [orgId = 1] = [(await store.cases.get(caseId))?.orgId];
      await store.visitorRecords.erase(orgId, { caseIds: [caseId] });
      expect(await due()).toEqual(['second']);
      expect(await due()).toEqual([]);
      expect(await due(10)).toEqual(['second']);
      await store.objectRemovals.forget(['second']);
      expect(await due(2_000)).toEqual([]);
    },
  );

  check('have no object whose removal has begun, and none that came behind other bytes', async () => {
    const { id } = await addFile(100);
    await store.objectRemovals.announce('begun', 0);
    await due();
    const grown = { id, offset: 0, length: 30, at: 1 };
    await expect(store.files.replace(grown, { object: 'begun' })).rejects.toMatchObject({ reason: 'outage' });
    await store.objectRemovals.announce('late', 1_000);
    await store.files.append(id, 0, Buffer.alloc(30), 1);
    expect(await store.files.replace(grown, { object: 'late' })).toBe(false);
    await store.objectRemovals.giveUp('late');
    expect(await due()).toEqual(['late']);
    await store.objectRemovals.forget(['begun', 'late']);
  });

  check('go to another place and back, if nothing has come to them meanwhile', async () => {
    const { id } = await addFile(100);
    await store.files.append(id, 0, Buffer.alloc(30, 1), 1);
    const bytes = Buffer.alloc(30, 1);
    expect(await store.files.relocate(id, 0, { bytes: Buffer.alloc(20) }, { bytes })).toBe(false);
    await store.objectRemovals.announce('moved', 1_000);
    expect(await store.files.relocate(id, 0, { bytes: Buffer.alloc(20) }, { object: 'moved' })).toBe(false);
    expect(await store.files.relocate(id, 0, { bytes }, { object: 'moved' })).toBe(true);
    expect(await due(2_000)).toEqual([]);
    const page = { orgId: 1, after: undefined, most: 10 };
    expect(await store.files.chunksIn('bucket', page)).toEqual([{ fileId: id, number: 0 }]);
    expect(await store.files.chunksIn('bucket', { ...page, orgId: 2 })).toEqual([]);
    const after = { fileId: id, number: 0 };
    expect(await store.files.chunksIn('bucket', { ...page, orgId: undefined, after })).toEqual([]);
    // As where the bucket is no longer set up.
    await expect(store.files.append(id, 30, Buffer.alloc(10), 1)).rejects.toMatchObject({ reason: 'outage' });
    expect(await store.files.relocate(id, 0, { object: 'other' }, { bytes })).toBe(false);
    expect(await store.files.relocate(id, 0, { object: 'moved' }, { bytes })).toBe(true);
    expect(await store.files.areInBucket()).toBe(false);
    expect(await bytesOf(id, 0)).toEqual(bytes);
    expect(await due()).toEqual(['moved']);
  });
});
