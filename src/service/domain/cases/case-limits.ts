/** How often is too often, of what is not a request of its own. Each call counts one use. */
export interface CaseLimits {
  maySignalTyping(caseId: string): boolean;
  mayMailTranscript(orgId: number, recipient: string): boolean;
}
