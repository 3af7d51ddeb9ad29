import { action } from '@preact/signals-core';

/**
 * As the library's: the functions of a model are actions. Without what ends a model's effects, which here is done by
 * whoever starts them.
 */
export function createModel<Members extends object, Parameters extends unknown[] = []>(
  make: (...parameters: Parameters) => Members,
): new (...parameters: Parameters) => Members {
  function Model(this: object, ...parameters: Parameters) {
    for (const [name, member] of Object.entries(make(...parameters)))
      Object.assign(this, { [name]: typeof member === 'function' ? action(member) : member });
  }
  return Model as unknown as new (...parameters: Parameters) => Members;
}
