import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../domain/agents/account/one-time-codes';

const period = 30;
/** A clock may be so many periods off. */
const tolerance = 1;

export const oneTimeCodes: OneTimeCodes = {
  newSecret: () => new Secret({ size: 20 }).base32,
  address: (secret, { account, issuer }) =>
    new TOTP({ secret: Secret.fromBase32(secret), label: account, issuer }).toString(),
  periodOf(secret, code, now) {
    // Other characters take more bytes than places, which the comparison of codes refuses by throwing.
    if (!/^\d{6}$/.test(code)) return undefined;
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
    const delta = totp.validate({ token: code, timestamp: now, window: tolerance });
    return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
  },
};
