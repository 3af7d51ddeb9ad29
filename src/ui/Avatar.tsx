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
  const words = name.split(/[\s.@_-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .map((word) => (word ? (Array.from(word).find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '') : ''))
    .join('');
  return letters.toUpperCase();
}
