import { CopyText } from '../../kit/page/CopyText';
import { useStayingOpen } from '../../kit/page/use-staying-open';
import { secondFactorTexts } from './texts';
import './second-factor.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onClose(): void;
}

/** Shown once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const texts = secondFactorTexts();
  const inside = useStayingOpen();
  const text = codes.join('\n');
  const file = `${texts.fileHead(email)}\n\n${text}\n`;
  return (
    <div class="confirm recovery-codes">
      <p>{texts.isOn}</p>
      <CopyText title={texts.recoveryCodes} text={text} />
      <div class="row recovery-codes-ways">
        <a
          class="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName}
        >
          {texts.download}
        </a>
        <button type="button" class="button" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <p class="quiet">{texts.shownOnce}</p>
      <div class="dialog-actions" ref={inside}>
        <button type="button" class="button button-strong" onClick={onClose}>
          {texts.saved}
        </button>
      </div>
    </div>
  );
}
