import { expect, test } from 'vitest';
import { oneTimeCodes } from './one-time-codes';

test.each(['\u{4b925}\u{23c8d}\u{d3d1d}', '١٢٣٤٥٦', '12345', '1234567', ''])('%j is no code', (code) => {
  expect(oneTimeCodes.periodOf(oneTimeCodes.newSecret(), code, 1_700_000_000_000)).toBeUndefined();
});
