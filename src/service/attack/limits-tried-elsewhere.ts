import type { limitTable } from '../../operations/limits';

/** Limits that `every-limit.test.ts` tries by itself, or another test does. */
export const triedElsewhere: (keyof typeof limitTable)[] = [
  'heldPoll',
  'heldPollOfAddress',
  'typing',
  'transcriptToRecipient',
  'transcriptOfOrganisation',
  'signInOfPair',
  'signInOfAccount',
  'signInOfBrowser',
  'passwordResetOfAccount',
  'passwordResetOfPair', // In `password.test.ts`.
  // In `second-factor.test.ts`.
  'codeOfAccount',
  // In `greedy-audit.test.ts`.
  'audited',
  'auditedByKeys',
  // In `limits-of-administrators.test.ts`.
  'linkToRecipient',
  'linkOfOrganisation',
  // In `reports-of-mails.test.ts`.
  'mailReport',
  // In `answers-by-mail.test.ts`.
  'mailOfChat',
  'mailOfVisitor',
  'mailOfOrganisation',
  // In `file-refusals.test.ts`.
  'filePart',
  // In `email-change.test.ts`.
  'emailOfAgent',
  // In `status-flips.test.ts`.
  'status',
  // In `ban-routes.test.ts`.
  'ban',
  // In `pictures.test.ts`.
  'picture',
  'ownPicture',
  // In `calling.test.ts`.
  'callByMail',
  'callByPush',
  // In `mail-pace.test.ts`.
  'mailToRecipient',
  'mailOfAddress',
  'answerToRecipient',
  // In `limit-connections.test.ts`.
  'connection',
  // In `limit-bodies.test.ts`.
  'body',
  'largeBody',
  'bytesOfAgent',
  'looking',
  'invitationByAgent',
  'consoleExport',
  'installCheck',
  'installCheckAtOnce',
  'sendAgain',
  'eventStream',
  'openIdOfAddress',
];
