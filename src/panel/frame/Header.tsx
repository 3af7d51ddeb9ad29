import { Icon } from '../../ui/Icon';
import type { SessionStatus } from '../session/visitor-session';
import { AnswerTime } from '../answer-time/on-demand';
import { CallButton } from '../questions/on-demand';
import { Face } from './Face';
import { usePanel } from './use-panel';
import { SoundSwitch } from '../conversation/on-demand';
import { usePresence } from './use-presence';

export interface HeaderProps {
  status: SessionStatus;
  onMinimize(): void;
  onClose(): void;
}

export function Header({ status, onMinimize, onClose }: HeaderProps) {
  const { session, settings, language } = usePanel();
  const canCall = canAskForCall(status, settings.callMe.isOn);
  const { name, avatarName, avatarUrl, line, answersIn, isHere } = usePresence(status);
  return (
    <div class="header" part="header">
      <span class={`face${isHere ? ' here' : ''}`}>
        <Face name={avatarName} url={avatarUrl} size="medium" />
      </span>
      <div class="who">
        <h2>
          {/* Texts that change have new elements: a translator may have replaced the text itself. */}
          <bdi key={name}>{name}</bdi>
        </h2>
        <p key={line}>
          {answersIn && <AnswerTime seconds={answersIn} />}
          {line}
        </p>
      </div>
      {status.kind === 'chat' && session.isSoundAllowed.value && <SoundSwitch />}
      {canCall && <CallButton />}
      <button type="button" class="tool" part="minimize" aria-label={language.minimize} onClick={onMinimize}>
        <Icon name="chevronDown" />
      </button>
      <button type="button" class="tool" part="close" aria-label={language.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function canAskForCall(status: SessionStatus, isOn: boolean): boolean {
  if (status.kind === 'form') return isOn;
  if (status.kind !== 'chat') return false;
  const { isOver, canCall } = status.chat.transcript;
  return !isOver.value && (canCall.value ?? isOn);
}
