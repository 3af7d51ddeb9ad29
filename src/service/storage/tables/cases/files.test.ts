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

  check('come back byte for byte, whatever the parts that they came in', async () => {
    const bytes = Buffer.from(Array.from({ length: chunkSize + 1000 }, (_, at) => (at * 7) % 256));
    const { id } = await addFile(bytes.length);
    for (const [from, to] of [
      [0, 3],
      [3, 1000],
      [1000, chunkSize],
      [chunkSize, bytes.length],
    ] as const)
      expect(await store.files.append(id, from, bytes.subarray(from, to), 5)).toBe(true);
    const chunks = [await store.files.readChunk(id, 0), await store.files.readChunk(id, 1)];
    expect(Buffer.concat(chunks.map((chunk) => chunk ?? Buffer.alloc(0))).equals(bytes)).toBe(true);
    expect(await store.files.get(id)).toMatchObject({ received: bytes.length, size: bytes.length, at: 5 });
  });

  check('take each byte once, also from two who send the same part at the same moment', async () => {
    const { id } = await addFile(100);
    const taken = await Promise.all(
      Array.from({ length: 6 }, () => store.files.append(id, 0, Buffer.alloc(60, 1), 1)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.files.append(id, 60, Buffer.alloc(41), 1)).toBe(false);
    expect((await store.files.readChunk(id, 0))?.length).toBe(60);
  });

  check('are whole once every byte is here and their type is known', async () => {
    const { id, caseId } = await addFile(4);
    await store.files.append(id, 0, Buffer.alloc(4), 1);
    expect(await store.files.whole(caseId, [id])).toEqual([]);
    await store.files.identify(id, { name: 'a.txt', type: 'text/plain' });
    expect(await store.files.whole(caseId, [id, 'other'])).toMatchObject([{ id, name: 'a.txt' }]);
    expect(await store.files.whole(exampleCase().id, [id])).toEqual([]);
  });
});
