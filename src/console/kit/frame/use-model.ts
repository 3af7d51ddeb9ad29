import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Makes a model that ends with its view. The hook of that name in signals ends it by an effect that runs after the first
 * paint: a view that is left before would never end its model.
 */
export function useModel<Model extends Disposable>(make: () => Model): Model {
  const [model] = useState(make);
  useLayoutEffect(() => () => model[Symbol.dispose](), [model]);
  return model;
}
