import type { Page } from 'playwright/test';
import sharp from 'sharp';

interface Frame {
  picture: Buffer;
  /** Milliseconds. */
  at: number;
}

/** Frames that follow each other faster than this are one. Milliseconds. */
const shortest = 80;
/** How long the last frame stays before it all begins again. Milliseconds. */
const lastFor = 3_000;

/** Records what a page shows, as it changes, until `stop` answers it as a moving picture in WebP of that width. */
export async function recordPage(page: Page, maxWidth: number): Promise<{ stop(): Promise<Buffer> }> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const at = (metadata.timestamp ?? 0) * 1_000;
    const last = frames.at(-1);
    if (last && at - last.at < shortest) frames.pop();
    frames.push({ picture: Buffer.from(data, 'base64'), at: last && at - last.at < shortest ? last.at : at });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth, maxHeight: maxWidth });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      await session.detach();
      const delay = frames.map(({ at }, index) => Math.round((frames[index + 1]?.at ?? at + lastFor) - at));
      return sharp(
        frames.map(({ picture }) => picture),
        { join: { animated: true } },
      )
        .webp({ delay, loop: 0, quality: 85, effort: 5 })
        .toBuffer();
    },
  };
}
