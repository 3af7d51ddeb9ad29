import type { ConsoleBrowser } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { outcomeOf } from '../../kit/data/outcome';
import type { Session } from './session';

export interface OtherWindowsParts {
  client: Pick<ConsoleClient, 'session'>;
  browser: Pick<ConsoleBrowser, 'channel' | 'page'>;
  session: Session;
  /** Whether this window shows something that the sign-in would take away. */
  isHeld?(): boolean;
}

/** What goes from window to window. */
const signedIn = 'signedIn';

/** While a window shows the sign-in: who signs in in another one is signed in here too. Returns the undo, which lets the others know. */
export function followOtherWindows({
  client,
  browser,
  session,
  isHeld = () => false,
}: OtherWindowsParts): () => void {
  const { channel, page } = browser;
  async function find() {
    const agent = await client.session();
    // Below an expired session is what that agent has not saved yet: another one must not take its place unasked.
    if (session.hasExpired.peek() && agent.email !== session.email.peek())
      throw new Error('It is somebody else.');
    if (isHeld()) throw new Error('It goes on by hand.');
    return agent;
  }
  function look() {
    void outcomeOf(() => session.enterBy(find));
  }
  const undos = [
    channel.onMessage((said) => said === signedIn && look()),
    // Who came through a provider has seen no sign-in there, so that no message comes.
    page.onVisible(look),
  ];
  return () => {
    if (session.state.peek().kind === 'signedIn') channel.post(signedIn);
    for (const undo of undos) undo();
  };
}
