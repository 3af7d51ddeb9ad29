/** What the page told about the visitor through the methods of `ChatWidget`. */
export interface VisitorDetails {
  email: string;
  isEmailLocked: boolean;
  name: string;
  phone: string;
  description: string;
  /** By field name: the label without blanks. */
  customFields: Record<string, string>;
  /** Proves the e-mail; empty: there is no proof. */
  identityProof: string;
}

export function createVisitorDetails(): VisitorDetails {
  return {
    email: '',
    isEmailLocked: false,
    name: '',
    phone: '',
    description: '',
    customFields: {},
    identityProof: '',
  };
}
