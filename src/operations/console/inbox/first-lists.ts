import { Type, type Static } from 'typebox';
import { openAtOnce } from '../../../contract/limits';
import { operationsOf } from '../../operation';
import { CasePage, pageOf } from '../cases';
import { Mentions } from './mentions';

/** What a console shows at first. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

export const FirstLists = Type.Object(
  {
    open: pageOf(openAtOnce),
    offline: CasePage,
    ...Mentions.properties,
  },
  { title: 'FirstLists', description: '`GET /cases` has the further pages.' },
);
export type FirstLists = Static<typeof FirstLists>;

export const firstListOperations = {
  readFirstLists: define('GET /inbox', {
    summary: 'Read what a console shows at first: open chats, offline messages and notes that mention you',
    waitsByItself: true,
    answer: FirstLists,
    example: {},
  }),
};
