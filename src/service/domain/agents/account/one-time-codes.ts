/** Codes of an authenticator app (TOTP, six digits, thirty seconds). */
export interface OneTimeCodes {
  /** Base32. */
  newSecret(): string;
  /** What the app reads, as `otpauth://…`. */
  address(secret: string, names: { account: string; issuer: string }): string;
  /** The number of the period that the code is of, if it is one of now. */
  periodOf(secret: string, code: string, now: number): number | undefined;
}
