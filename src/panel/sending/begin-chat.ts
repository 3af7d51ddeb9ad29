import type { StoredChat } from '../../contract/storage/stored-chat';
import { saveMessage } from '../session/chat-store';
import type { Started } from '../session/intake';
import type { SessionParts } from '../session/session-parts';
import { openingMessages } from './opening-messages';

/** Begins the chat that the service has started for a form. */
export function beginChat(parts: SessionParts, started: Started): void {
  const { environment, running, view, accepted } = parts;
  const { browser, fire } = environment;
  const { caseId, values, start, keyInPolls, screenshot: picture } = started;
  const { email, message } = values;
  running.look();
  // Another tab was quicker, and no lock kept this one waiting: that chat goes on, with both questions.
  if (parts.isRunning()) {
    if (caseId !== running.caseId.peek()) running.drop(caseId);
    running.say(message);
    return;
  }
  const isOpen = view.peek() === 'open';
  const invitation = accepted.peek();
  const stored: StoredChat = {
    version: 1,
    caseId,
    startedAt: browser.clock.now(),
    view: isOpen ? 'open' : 'minimized',
    seenIndex: -1,
    chatType: invitation ? 'proactive' : 'manual',
    keyInPolls,
  };
  for (const opening of openingMessages(browser, invitation, start))
    saveMessage(browser.storage, caseId, opening);
  accepted.value = undefined;
  parts.isCallAsked.value = false;
  running.begin(stored);
  if (message !== start.message) running.say(message);
  if (picture) parts.screenshot.value = { caseId, picture };
  fire('StartChat', email, message, stored.chatType);
}
