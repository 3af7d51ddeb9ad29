import { Icon } from '../../../ui/Icon';
import { pageTexts } from './texts';

export interface LoadFailureProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div class="page-failure" role="alert">
      <p class="fault">
        <Icon name="alert" />
        {message}
      </p>
      {onRetry && (
        <button type="button" class="button" onClick={onRetry}>
          {pageTexts().tryAgain}
        </button>
      )}
    </div>
  );
}
