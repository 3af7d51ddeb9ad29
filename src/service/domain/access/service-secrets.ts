/** The name under which databases have the secret of all signatures. */
export const signingSecret = 'seals';

/** Secrets that the service makes for itself, the same for all its instances. */
export interface ServiceSecrets {
  /** The secret of that name; `fresh` becomes it when there is none. */
  kept(name: string, fresh: string): Promise<string>;
}
