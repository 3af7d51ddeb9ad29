import { beforeEach, describe, expect, test } from 'vitest';
import { createBodyRoom } from './body-room';

let room = createBodyRoom(10);
let gone: string[] = [];

beforeEach(() => {
  room = createBodyRoom(10);
  gone = [];
});

function enter(share: string, bytes: number, name = share) {
  return room.enter(share, bytes, () => gone.push(name));
}

describe('where bodies fill the memory that there is for them,', () => {
  test('the oldest bodies of the share that has most give way to others', () => {
    for (const name of ['a1', 'a2', 'a3']) enter('a', 3, name);
    expect(enter('b', 4)).toBeDefined();
    expect(gone).toEqual(['a1']);
    expect(enter('c', 2)).toBeDefined();
    expect(gone).toEqual(['a1', 'a2']);
  });

  test('more of those who have most are refused', () => {
    enter('b', 2);
    enter('a', 8);
    expect(enter('a', 1)).toBeUndefined();
    expect(enter('b', 7)).toBeUndefined();
    expect(gone).toEqual([]);
  });

  test('what has arrived makes room, once', () => {
    const leave = enter('a', 8);
    leave?.();
    leave?.();
    expect(enter('a', 10)).toBeDefined();
    expect(enter('a', 1)).toBeUndefined();
    leave?.();
    expect(enter('a', 1)).toBeUndefined();
  });

  test('one that is longer than all of it is refused, and takes nobody anything away for good', () => {
    enter('a', 6);
    expect(enter('b', 11)).toBeUndefined();
    expect(gone).toEqual([]);
  });
});
