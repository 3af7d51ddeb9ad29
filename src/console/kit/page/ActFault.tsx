import { Icon } from '../../../ui/Icon';
import type { Act } from '../data/act';

/** Why something was refused, read out at once. What belongs to a field is said there. */
export function ActFault({ act }: { act: Pick<Act, 'state'> }) {
  const state = act.state.value;
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
