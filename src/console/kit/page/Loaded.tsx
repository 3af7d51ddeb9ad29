import type { ComponentChildren } from 'preact';
import type { LiveResource } from '../data/live-resource';
import type { Resource } from '../data/resource';
import { Refusal } from '../frame/Refusal';
import { LoadFailure } from './LoadFailure';
import { pageTexts } from './texts';

export interface LoadedProps<Value> {
  resource: Pick<Resource<Value>, 'state' | 'load'> & Partial<Pick<LiveResource<Value>, 'fault'>>;
  children(value: Value): ComponentChildren;
}

/** What is drawn once it is there; meanwhile that it comes, or why it does not. Where it is followed, it says that it is not up to date. */
export function Loaded<Value>({ resource, children }: LoadedProps<Value>) {
  const state = resource.state.value;
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <LoadFailure message={state.message} onRetry={() => void resource.load()} />;
    case 'ready':
      return (
        <>
          {resource.fault && <Outdated fault={resource.fault.value} />}
          {children(state.value)}
        </>
      );
  }
}

function Outdated({ fault }: { fault: string | undefined }) {
  return <Refusal message={fault && pageTexts().outdated(fault)} />;
}

export function Loading() {
  return (
    <p class="quiet page-wait" role="status">
      {pageTexts().loading}
    </p>
  );
}
