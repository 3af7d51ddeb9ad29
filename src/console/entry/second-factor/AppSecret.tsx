import type { NewSecondFactor } from '../../../operations/console/account';
import { CopyText } from '../../kit/page/CopyText';
import { QrCode } from './QrCode';
import { secondFactorTexts } from './texts';
import '../../kit/page/page.css';
import './second-factor.css';

/** What an authenticator app is given. */
export function AppSecret({ begun }: { begun: NewSecondFactor }) {
  const texts = secondFactorTexts();
  return (
    <>
      <QrCode text={begun.address} label={texts.qrCode} />
      <p>{texts.orType}</p>
      <CopyText title={texts.secret} text={begun.secret} />
    </>
  );
}
