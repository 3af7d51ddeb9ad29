import { Icon } from '../../../ui/Icon';

/** Why something was refused, read out at once. */
export function Refusal({ message }: { message: string | undefined }) {
  return (
    <div aria-live="assertive">
      {message !== undefined && (
        <p class="fault">
          <Icon name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
