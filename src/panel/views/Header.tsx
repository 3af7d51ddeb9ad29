import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import type { SessionStatus } from '../models/session';
import { usePanel } from './panel-context';
import { usePresence } from './use-presence';

export interface HeaderProps {
  status: SessionStatus;
  onMinimize(): void;
  onClose(): void;
}

export function Header({ status, onMinimize, onClose }: HeaderProps) {
  const { language } = usePanel();
  const { name, avatarName, avatarUrl, line, isHere } = usePresence(status);
  return (
    <header class="cw-header" part="header">
      <span class={`cw-face${isHere ? ' cw-here' : ''}`}>
        {avatarName ? (
          <Avatar name={avatarName} url={avatarUrl} size="medium" />
        ) : (
          <span class="cw-avatar cw-avatar-medium">
            <Icon name="chat" />
          </span>
        )}
      </span>
      <div class="cw-who">
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{line}</p>
      </div>
      <button
        type="button"
        class="cw-tool"
        part="minimize"
        aria-label={language.minimize}
        onClick={onMinimize}
      >
        <Icon name="chevronDown" />
      </button>
      <button type="button" class="cw-tool" part="close" aria-label={language.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
