import type { ComponentChildren, RefCallback } from 'preact';
import { Icon, type IconName } from '../../ui/Icon';

export interface NoticeProps {
  icon: IconName;
  title: string;
  children: ComponentChildren;
  action?: { label: string; ref?: RefCallback<HTMLButtonElement>; onClick(): void };
}

/** A screen that says one thing. */
export function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <div class="notice" role="status">
      <span class="notice-icon">
        <Icon name={icon} />
      </span>
      <h3 class="title">{title}</h3>
      <p class="soft">{children}</p>
      {action && (
        <button
          ref={action.ref ?? null}
          type="button"
          class="button quiet"
          data-first
          onClick={action.onClick}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
