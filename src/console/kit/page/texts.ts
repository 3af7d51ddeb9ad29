import { roomTexts } from '../texts/room-texts';

export type PageTexts = ReturnType<typeof pageTexts>;

/** What the parts of pages say. */
export const pageTexts = roomTexts('kit/page', {
  loading: 'Loading…',
  tryAgain: 'Try again',
  outdated: (reason: string) => `Not up to date: ${reason}`,
  results: (count: number, hasMore: boolean) =>
    hasMore ? `The first ${count} results` : count === 1 ? '1 result' : `${count} results`,
  showMore: 'Show more',
  done: 'Done',
  copy: 'Copy',
  copyNamed: (name: string) => `Copy ${name}`,
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the text and copy it yourself.',
  copyNow: 'Copy it now. We can’t show it again.',
});
