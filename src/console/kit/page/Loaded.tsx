import type { ComponentChildren } from 'preact';
import type { Resource } from '../data/resource';
import { LoadFailure } from './LoadFailure';
import { pageTexts } from './texts';

export interface LoadedProps<Value> {
  resource: Pick<Resource<Value>, 'state' | 'load'>;
  children(value: Value): ComponentChildren;
}

/** What is drawn once it is there; meanwhile that it comes, or why it does not. */
export function Loaded<Value>({ resource, children }: LoadedProps<Value>) {
  const state = resource.state.value;
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <LoadFailure message={state.message} onRetry={() => void resource.load()} />;
    case 'ready':
      return <>{children(state.value)}</>;
  }
}

export function Loading() {
  return (
    <p class="quiet page-wait" role="status">
      {pageTexts().loading}
    </p>
  );
}
