import type { Ref } from 'preact';
import { Icon } from '../Icon';

export interface TrayFile {
  key: string;
  name: string;
  size: number;
  /** Bytes that have arrived. */
  received: number;
  /** Said below its name. */
  words: string;
  isRefused: boolean;
}

export interface FileTrayProps {
  list: Ref<HTMLUListElement>;
  files: readonly TrayFile[];
  /** Of the button that takes one back. */
  removeLabel: string;
  onRemove(key: string): void;
}

/** Files that are on their way, above the text box. */
export function FileTray({ list, files, removeLabel, onRemove }: FileTrayProps) {
  return (
    <ul ref={list} class="cw-tray" hidden={files.length === 0}>
      {files.map(({ key, name, size, received, words, isRefused }) => (
        <li key={key} class={isRefused ? 'cw-sent-file cw-refused' : 'cw-sent-file'}>
          <span class="cw-sent-name" dir="auto">
            {name}
          </span>
          <span class="cw-sent-state">{words}</span>
          {!isRefused && <progress aria-label={name} value={received} max={size} />}
          <button
            type="button"
            class="cw-sent-remove"
            aria-label={`${removeLabel}: ${name}`}
            onClick={({ currentTarget }) => {
              leave(currentTarget);
              onRemove(key);
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The button goes with its file, and the focus would fall back to the page: the next file has it, or what chooses one. */
function leave(button: HTMLElement) {
  const item = button.parentElement;
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const root = item?.parentElement?.parentElement;
  // A file's button is its last child, and what chooses one is before the field for files.
  const wanted = next ? next.lastElementChild : root?.querySelector('[type=file]')?.previousElementSibling;
  (wanted as HTMLElement | null | undefined)?.focus();
}
