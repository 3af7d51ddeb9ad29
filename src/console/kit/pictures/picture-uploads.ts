import type { ConsoleBrowser } from '../../../browser/browser';
import { scalePicture } from '../../../browser/console/scale-picture';
import type { ConsoleClient } from '../../../client/console-client';
import { largestPicture } from '../../../contract/organisation/pictures';
import { outcomeOf } from '../data/outcome';

/** Why no picture came of a file. */
export type PictureFault = 'unreadable' | 'tooLarge' | { message: string };

export interface PictureUploads {
  /** Makes a picture small enough and uploads it. Answers its address. */
  upload(file: Blob, longestSide: number): Promise<{ url: string } | { fault: PictureFault }>;
}

export interface PictureUploadsParts {
  client: Pick<ConsoleClient, 'call'>;
  /** Its origin is where the service is, if it doesn't say so itself. */
  browser: Pick<ConsoleBrowser, 'origin'>;
  /** The photo of the signed-in account, which need not be an administrator's. */
  isOwn?: true;
  scale?: typeof scalePicture;
}

/** Megabytes of a file that the browser tries to draw. */
export const mostMegabytes = 50;

export function createPictureUploads(parts: PictureUploadsParts): PictureUploads {
  const { client, browser, isOwn, scale = scalePicture } = parts;
  return {
    async upload(file, longestSide) {
      if (file.size > mostMegabytes * 1_000_000) return { fault: 'tooLarge' };
      const bytes = await scale(file, { longestSide, mostBytes: largestPicture }).catch(() => undefined);
      if (!bytes) return { fault: 'unreadable' };
      const { value, failure } = await outcomeOf(() =>
        isOwn ? client.call('POST /account/pictures', { bytes }) : client.call('POST /pictures', { bytes }),
      );
      return failure
        ? { fault: { message: failure.message } }
        : { url: new URL(value.url, browser.origin).href };
    },
  };
}
