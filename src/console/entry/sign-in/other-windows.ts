import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { outcomeOf } from '../../kit/data/outcome';
import type { Session } from './session';

export interface OtherWindowsParts {
  client: Pick<ConsoleClient, 'session'>;
  browser: Pick<ConsoleBrowser, 'channel' | 'page'>;
  session: Session;
}

/** What the windows of a browser tell each other. */
const signedIn = 'signedIn';

/** While a window shows the sign-in: who signs in in another one is signed in here too. Answers the undo, which tells the others. */
export function followOtherWindows({ client, browser, session }: OtherWindowsParts): () => void {
  const { channel, page } = browser;
  async function find() {
    const agent = await client.session();
    // Below an expired session is what that agent has not saved yet: another one must not take its place unasked.
    if (session.hasExpired.peek() && agent.email !== session.email.peek())
      throw new Error('It is somebody else.');
    return agent;
  }
  function look() {
    void outcomeOf(() => session.enterBy(find));
  }
  const undos = [
    channel.onMessage((said) => said === signedIn && look()),
    // One that came through a provider has shown no sign-in that could tell.
    page.onVisible(look),
  ];
  return () => {
    if (session.state.peek().kind === 'signedIn') channel.post(signedIn);
    for (const undo of undos) undo();
  };
}
