import type { NewPushSubscription } from '../../../operations/console/push';

/** A browser that an agent is signed in with, and that takes push notifications. */
export interface PushSubscription extends NewPushSubscription {
  id: string;
  sessionId: string;
  agentEmail: string;
}

/** By which push services know this service, base64url: https://www.rfc-editor.org/rfc/rfc8292 */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushSubscriptions {
  /** In the place of the session’s former one, and of those of that browser’s other agents of the organisation. */
  put(orgId: number, subscription: PushSubscription): Promise<void>;
  get(id: string): Promise<PushSubscription | undefined>;
  /** Of sessions that last. */
  ofAgents(emails: string[], now: number): Promise<PushSubscription[]>;
  removeOfSession(sessionId: string): Promise<void>;
  remove(id: string): Promise<void>;
}
