import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { DraftModel, type Versioned } from './draft';
import { readField } from './field-source';

interface Shop {
  name: string;
  look: { accent: string; radius: number };
}
const first: Shop = { name: 'Kelda', look: { accent: '#123456', radius: 8 } };

async function setUp() {
  let stored: Versioned<Shop> = { value: first, version: 1 };
  let failure: RequestFailure | undefined;
  let isDown = false;
  let lost: number | undefined;
  const draft = new DraftModel<Shop>({
    async read() {
      if (isDown) throw new RequestFailure(0);
      return stored;
    },
    async write({ value, version }) {
      if (failure) throw failure;
      if (version !== stored.version) throw new RequestFailure(409);
      stored = { value, version: (version ?? 0) + 1 };
      if (lost !== undefined) throw new RequestFailure(lost);
      return stored;
    },
  });
  await draft.load();
  return {
    draft,
    stored: () => stored,
    lineIsDown: (is: boolean) => (isDown = is),
    /** Saves, and answers with that status. */
    loseAnswers: (status: number | undefined) => (lost = status),
    saveElsewhere: (value: Shop) => (stored = { value, version: (stored.version ?? 0) + 1 }),
    refuse: (message: string, faults?: { path: string; message: string }[]) => {
      failure = message
        ? new RequestFailure(400, undefined, { code: 400, message, ...(faults && { faults }) })
        : undefined;
    },
  };
}

test('a change by path is saved with the version that was read, and undone by hand it counts as none', async () => {
  const { draft, stored } = await setUp();
  draft.setAt('look.accent', '#ffffff');
  expect(draft.isChanged.value).toBe(true);
  draft.setAt('look.accent', '#123456');
  expect(draft.isChanged.value).toBe(false);
  draft.setAt('look.radius', 4);
  expect(await draft.save()).toBe(true);
  expect(stored()).toEqual({ value: { name: 'Kelda', look: { accent: '#123456', radius: 4 } }, version: 2 });
  expect([draft.isChanged.value, draft.state.value.kind]).toEqual([false, 'editing']);
});

test('a fault is at its field, in the words of the service, until the field is changed', async () => {
  const { draft, refuse } = await setUp();
  draft.setAt('look.accent', 'red');
  refuse('Settings are wrong.', [{ path: 'look.accent', message: 'must be a colour like #1f6feb' }]);
  expect(await draft.save()).toBe(false);
  expect(readField(draft, 'look.accent')).toEqual({ value: 'red', fault: 'Must be a colour like #1f6feb.' });
  draft.setAt('look', { accent: '#000', radius: 1 });
  expect(readField(draft, 'look.accent')).toEqual({ value: '#000' });
  expect(draft.state.value.kind).toBe('editing');
  refuse('name: must be 1 to 99 characters');
  await draft.save();
  expect(readField(draft, 'name').fault).toBe('Must be 1 to 99 characters.');
});

test('of two who save, the second is asked: nothing is overwritten unseen', async () => {
  const { draft, stored, saveElsewhere } = await setUp();
  const theirs = { ...first, name: 'Theirs' };
  draft.setAt('name', 'Mine');
  saveElsewhere(theirs);
  expect(await draft.save()).toBe(false);
  expect(draft.state.value.kind).toBe('conflict');
  expect(stored().value).toEqual(theirs);
  expect(await draft.keepMine()).toBe(true);
  expect(stored().value.name).toBe('Mine');

  draft.setAt('look.radius', 4);
  saveElsewhere({ name: 'Theirs', look: { accent: '#654321', radius: 2 } });
  await draft.save();
  expect(await draft.keepMine()).toBe(true);
  const both = { name: 'Theirs', look: { accent: '#654321', radius: 4 } };
  expect([stored().value, draft.value.value, draft.isChanged.value]).toEqual([both, both, false]);

  draft.setAt('name', 'Mine again');
  saveElsewhere(theirs);
  await draft.save();
  await draft.takeTheirs();
  expect([draft.value.value, draft.isChanged.value]).toEqual([theirs, false]);
});

test.each([0, 503])(
  'what was saved while its answer was lost (%d) is nobody else’s change, unless somebody has saved since',
  async (status) => {
    const { draft, stored, loseAnswers, saveElsewhere } = await setUp();
    async function saveUnanswered(name: string) {
      draft.setAt('name', name);
      loseAnswers(status);
      expect(await draft.save()).toBe(false);
      loseAnswers(undefined);
    }
    await saveUnanswered('Mine');
    draft.setAt('look.radius', 4);
    expect(await draft.save()).toBe(true);
    expect(stored().value).toEqual({ name: 'Mine', look: { accent: '#123456', radius: 4 } });

    await saveUnanswered('Mine again');
    saveElsewhere({ ...first, name: 'Theirs' });
    expect(await draft.save()).toBe(false);
    expect(draft.state.value.kind).toBe('conflict');
  },
);

test('what is being saved can’t be discarded meanwhile, and what is written meanwhile stays', async () => {
  const { draft, stored } = await setUp();
  draft.setAt('name', 'Tarn');
  const saving = draft.save();
  draft.discard();
  expect(draft.value.value?.name).toBe('Tarn');
  draft.setAt('look.radius', 4);
  expect(await saving).toBe(true);
  expect(stored().value).toEqual({ ...first, name: 'Tarn' });
  expect(draft.value.value).toEqual({ name: 'Tarn', look: { accent: '#123456', radius: 4 } });
  expect(draft.isChanged.value).toBe(true);
});

test('what was not saved is still there once a new reading that failed is tried again, unless theirs was chosen', async () => {
  const { draft, lineIsDown, saveElsewhere } = await setUp();
  draft.setAt('look.radius', 4);
  lineIsDown(true);
  await draft.refresh();
  await draft.retry();
  expect(draft.state.value.kind).toBe('failed');
  lineIsDown(false);
  await draft.retry();
  expect([draft.value.value?.look.radius, draft.isChanged.value]).toEqual([4, true]);

  saveElsewhere({ ...first, name: 'Theirs' });
  lineIsDown(true);
  await draft.takeTheirs();
  lineIsDown(false);
  await draft.retry();
  expect([draft.value.value?.name, draft.isChanged.value]).toEqual(['Theirs', false]);
});
