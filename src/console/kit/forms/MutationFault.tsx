import type { Mutation } from '../data/mutation';
import { Refusal } from '../frame/Refusal';

/** Why an action was refused. */
export function MutationFault({ mutation }: { mutation: Pick<Mutation, 'state'> }) {
  const state = mutation.state.value;
  return <Refusal message={state.kind === 'refused' ? state.message : undefined} />;
}
