/** An account of a provider that opens an agent's. */
export interface OpenIdLink {
  issuer: string;
  subject: string;
  agentEmail: string;
  linkedAt: number;
}

export interface OpenIdLinks {
  find(issuer: string, subject: string): Promise<OpenIdLink | undefined>;
  /** One of each provider that was ever set, the latest first. */
  ofAgent(agentEmail: string): Promise<OpenIdLink[]>;
  /** Fails where either side is linked already at that provider. */
  add(link: OpenIdLink): Promise<void>;
  /** Removes all of them. */
  remove(agentEmail: string): Promise<void>;
}
