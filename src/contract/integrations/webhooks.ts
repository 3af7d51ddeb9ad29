/** What the service posts to a customer's endpoints besides bots. Sections "Agent status change" and "Case events". */

export interface AgentStatusNotification {
  org: number;
  /** With the `wc:` prefix. */
  agent_id: string;
  status: 'online' | 'pause';
  sub_status?: string;
  /** Epoch milliseconds. */
  timestamp: number;
}

export interface CaseEventNotification {
  widget_id: string;
  case_id: string;
  /** With the `wc:` prefix; absent when no agent took part. */
  agent_id?: string;
  event: 'caseResponded' | 'caseClosed';
  /** Answers to the form's own fields and variables of the page; absent without any. */
  javascript_variables?: { name: string; value: string }[];
  /** Epoch milliseconds. */
  timestamp: number;
}

/** Header names of the signature (Standard Webhooks). */
export const signatureHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;
