/** An agent's own account, on the wire below `/api/console/account`. */

export interface OwnAccount {
  email: string;
  name: string;
  hasSecondFactor: boolean;
  /** By the organisation: without one, who signs in by password sets one up first. */
  isSecondFactorDemanded: boolean;
  /** 0 without a second factor. */
  recoveryCodesLeft: number;
  /** Whether a forgotten password can be reset, and sign-ins are told by mail. */
  isMailConfigured: boolean;
  /** Where the service has an OpenID provider: its name, and since when an account of it opens this one. */
  openId?: { name: string; linkedAt?: number };
}

export interface AccountSession {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  expiresAt: number;
  /** The one that asks. */
  isThis: boolean;
  /** Like `Chrome 131`, as far as it is known. */
  browser?: string;
  os?: string;
}

/** What an authenticator app is given, shown here alone. */
export interface NewSecondFactor {
  /** Base32. */
  secret: string;
  /** The same as `otpauth://…`, for a QR code. */
  address: string;
}

/** Each opens once, in the place of a code of the app. Shown here alone. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
