import type { NewSecondFactor } from '../../../operations/console/account';
import { CopyText } from '../../kit/page/CopyText';
import { QrCode } from './QrCode';
import '../../kit/page/page.css';
import './second-factor.css';

/** What an authenticator app is given. */
export function AppSecret({ begun }: { begun: NewSecondFactor }) {
  return (
    <>
      <QrCode text={begun.address} label="QR code for your authenticator app" />
      <p>Or type this into the app:</p>
      <CopyText title="secret" text={begun.secret} />
    </>
  );
}
