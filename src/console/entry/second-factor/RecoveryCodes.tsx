import { CopyText } from '../../kit/page/CopyText';
import './second-factor.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onClose(): void;
}

/** Shown once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const file = `Recovery codes for ${email}. Each works once.\n\n${text}\n`;
  return (
    <div class="confirm recovery-codes">
      <p>Two-factor sign-in is on. If you lose the app, use one of these codes instead. Each works once.</p>
      <CopyText title="recovery codes" text={text} />
      <div class="row recovery-codes-ways">
        <a
          class="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <button type="button" class="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <p class="quiet">They are shown only now.</p>
      <div class="dialog-actions">
        <button type="button" class="button button-strong" onClick={onClose}>
          I saved them
        </button>
      </div>
    </div>
  );
}
