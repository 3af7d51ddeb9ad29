import { expectTypeOf, test } from 'vitest';
import { argumentTypes, type MethodsWithEffect } from './argument-types';

type ArgumentTypes = typeof argumentTypes;

test('a method that is missing, or that there is none of, does not compile', () => {
  const { destroy: _, ...withoutDestroy } = argumentTypes;
  expectTypeOf(withoutDestroy).not.toExtend<ArgumentTypes>();
  // @ts-expect-error -- destroy is missing
  const missing: ArgumentTypes = withoutDestroy;
  // @ts-expect-error -- there is no method of that name
  const surplus: ArgumentTypes = { ...argumentTypes, openChat: '' };
  expectTypeOf<typeof missing | typeof surplus>().toEqualTypeOf<ArgumentTypes>();
});

test('what a method does takes and answers what the interface says', () => {
  // @ts-expect-error -- it answers false
  const wrong: Pick<MethodsWithEffect, 'startLink'> = { startLink: () => true };
  expectTypeOf(wrong.startLink).toBeFunction();
});
