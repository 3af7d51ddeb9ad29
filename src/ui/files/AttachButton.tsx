import { useRef } from 'preact/hooks';
import { Drawing } from '../Drawing';

const clip =
  'm16.5 9-6.2 6.2a3.9 3.9 0 0 1-5.5-5.5l6.5-6.5a2.6 2.6 0 0 1 3.7 3.7l-6.5 6.5a1.3 1.3 0 0 1-1.8-1.8l5.9-5.9';

export interface AttachButtonProps {
  label: string;
  /** Of the file field. */
  accept: string;
  class: string;
  onFiles(files: File[]): void;
}

/** A paperclip that opens the choice of files. */
export function AttachButton({ label, accept, class: className, onFiles }: AttachButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={className}
        aria-label={label}
        title={label}
        onClick={() => field.current?.click()}
      >
        <Drawing path={clip} />
      </button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
