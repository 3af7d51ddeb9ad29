export interface AvatarProps {
  /** Who it shows: the source of the initials. Decoration: the name is beside it as text. */
  name: string;
  url?: string | undefined;
  size?: 'small' | 'medium';
}

/** A photo over the initials, which are in sight where there is none or it does not load. */
export function Avatar({ name, url, size = 'small' }: AvatarProps) {
  const hasPhoto = url !== undefined && /^https?:\/\/|^\/(?!\/)|^data:image\//.test(url);
  return (
    <span class={`cw-avatar cw-avatar-${size}`} aria-hidden="true">
      {initialsOf(name)}
      {hasPhoto && <img key={url} src={url} alt="" referrerpolicy="no-referrer" onError={hide} />}
    </span>
  );
}

function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true;
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const [first, ...others] = name.split(/[\s.@_-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [first, others.pop()].join('').toUpperCase();
}
