/** An account of a provider that opens an agent's. */
export interface OpenIdLink {
  issuer: string;
  subject: string;
  agentEmail: string;
  linkedAt: number;
}

export interface OpenIdLinks {
  find(issuer: string, subject: string): Promise<OpenIdLink | undefined>;
  ofAgent(agentEmail: string): Promise<OpenIdLink | undefined>;
  /** Fails where either side is linked already. */
  add(link: OpenIdLink): Promise<void>;
  remove(agentEmail: string): Promise<void>;
}
