import { Icon } from '../../../ui/Icon';
import type { Mutation } from '../data/mutation';

/** Why something was refused, read out at once. What belongs to a field is said there. */
export function MutationFault({ mutation }: { mutation: Pick<Mutation, 'state'> }) {
  const state = mutation.state.value;
  return (
    <div aria-live="assertive">
      {state.kind === 'refused' && (
        <p class="fault">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}
