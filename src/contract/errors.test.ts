import { expect, test } from 'vitest';
import { parseErrorBody } from './error-body';
import { errorTable } from './errors';

test('every error has a status of the error classes and a sentence', () => {
  for (const { status, message } of Object.values(errorTable)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^(\/BAN )?[A-Z].*\.$/);
  }
});

test('an error body is read where there is one', () => {
  expect(parseErrorBody({ code: 400, message: 'no' })).toEqual({ code: 400, message: 'no' });
  expect(parseErrorBody('')).toBeUndefined();
  expect(parseErrorBody({ code: '400' })).toBeUndefined();
});
