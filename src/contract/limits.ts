/** How long a text may be wherever it is written, sent and read, in characters. */

/** What a visitor or an agent says at once. */
export const longestMessage = 10_000;
/** What a visitor writes to a rating. */
export const longestComment = 5_000;
/** Of a person, of a widget, and an alias. */
export const longestName = 99;
/** Of a user or a widget (Limits). */
export const longestEmail = 99;
/** Of a visitor, as long as mail allows (RFC 5321, 4.5.3.1.3). */
export const longestVisitorEmail = 254;
export const longestPhone = 50;
/** Of the address of a photo or a picture. */
export const longestPictureUrl = 2_000;
/** Of a form field's label, and of an option. */
export const longestLabel = 200;
/** Of a first question. */
export const longestQuestion = 200;
/** Of the name of a widget that visitors can choose. */
export const longestChoice = 100;
/** Of a text in the settings that has no limit of its own. */
export const longestText = 500;
/** Of a password that an integration sets. */
export const shortestPassword = 5;
/** Of a password that people set for themselves. */
export const shortestOwnPassword = 10;
export const longestPassword = 99;
/** Of a label or a variable that agents write on a case. */
export const longestAnnotationName = 100;
export const longestAnnotationValue = 1_000;
/** Why somebody was banned, in an agent's words. */
export const longestBanReason = 500;
/** Of a canned reply: the word that it is found by, without its `/`. */
export const longestReplyWord = 40;
export const longestReply = 5_000;

/** Bytes of a part of a file, but of its last one: storing a part takes as long as storing the part and what is before it. */
export const smallestFilePart = 64 * 1024;

/** Days for which an agent can snooze a chat. */
export const longestSnoozeDays = 30;

/** Cases of a page of a list. */
export const casesOfPage = 100;
/** Most open chats that the console gets in one piece; few organisations have more. */
export const openAtOnce = 1_000;
/** Other cases of a visitor, with the case that an agent opens. */
export const mostOtherCases = 20;
/** Mails that wait: no more of them are counted. */
export const mostWaitingMails = 1_000;

/** Milliseconds that a page of the log or a report may take. */
export const longestReading = 30_000;

/** Milliseconds: nobody waits for longer in front of a chat. */
export const longestRetryAfter = 300_000;
