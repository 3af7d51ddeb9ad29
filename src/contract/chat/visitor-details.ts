/** What the page said about the visitor through the methods of `ChatWidget`. */
export interface VisitorDetails {
  email?: string;
  isEmailLocked?: boolean;
  name?: string;
  phone?: string;
  description?: string;
  /** By field name: the label without blanks. */
  customFields: Record<string, string>;
  /** Goes with the start of a chat, to prove the e-mail. */
  identityProof?: string;
}
