import type { Page } from 'playwright/test';
import type { CannedReply } from '../../src/operations/console/canned-replies';

const headers = { 'x-console': '1' };

/** For other tests of the service to find none: removes the shared canned replies, and those of who is signed in on the page. */
export async function removeReplies({ request }: Page, url: string): Promise<void> {
  const api = `${url}/api/console/canned-replies`;
  const { replies } = (await (await request.get(api)).json()) as { replies: CannedReply[] };
  for (const { id, isShared } of replies)
    await request.delete(`${api}/${isShared ? 'shared/' : ''}${id}`, { headers });
}
