/** What the list says of a chat in which something written was not sent. `notSent`: an answer was refused. */
export type UnsentMark = 'notSent' | 'draft';
