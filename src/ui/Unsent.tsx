import { Fragment } from 'preact';
import { Icon } from './Icon';

export interface UnsentProps {
  /** What is said of the message. */
  label: string;
  /** What its author can do about it. */
  actions: readonly UnsentAction[];
  messageKey: string;
}

export interface UnsentAction {
  label: string;
  act(key: string): void;
}

/** Says below a message that it was not sent. */
export function Unsent({ label, actions, messageKey }: UnsentProps) {
  return (
    <div class="cw-meta cw-failed">
      <Icon name="alert" />
      {label}
      {actions.map((action) => (
        <Fragment key={action.label}>
          <span aria-hidden="true">·</span>
          <button type="button" class="cw-text-button" onClick={() => action.act(messageKey)}>
            {action.label}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
