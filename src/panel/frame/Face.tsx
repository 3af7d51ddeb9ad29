import { Avatar, type AvatarProps } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';

/** Somebody's photo or initials; of nobody in particular, a bubble. */
export function Face(props: AvatarProps) {
  return props.name ? (
    <Avatar {...props} />
  ) : (
    <span class="cw-avatar cw-avatar-medium">
      <Icon name="chat" />
    </span>
  );
}
