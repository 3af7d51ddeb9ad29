import { Icon } from '../../../ui/Icon';

/** Why a form was refused, read out at once. */
export function Refusal({ message }: { message: string | undefined }) {
  return (
    <div aria-live="assertive">
      {message !== undefined && (
        <p class="fault" id="refusal">
          <Icon name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
