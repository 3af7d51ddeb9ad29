/** What is said below the visitor's last message. */
export interface ReceiptTexts {
  /** The service has it. */
  delivered: string;
  /** An agent has read it. */
  seen: string;
}

/** In English; the other languages are in a file of their own. */
export const receiptTexts: ReceiptTexts = { delivered: 'Delivered', seen: 'Seen' };
