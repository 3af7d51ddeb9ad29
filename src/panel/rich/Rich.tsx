import { parseButtons, parseCardDeck } from '../../contract/integrations/bots';
import type { RichEntry } from '../../contract/chat/system-entry';
import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { LeaveMessage } from './LeaveMessage';
import css from './rich.css?inline';

export interface RichProps {
  chat: Chat;
  content: RichEntry;
  /** Of its entry in the transcript. */
  entryKey: string;
}

/** Buttons or cards below a message. What holds none shows nothing. */
export function Rich({ chat, content, entryKey }: RichProps) {
  usePanel().addStyles(css);
  if (content.token === 'buttons') {
    const buttons = parseButtons(content.buttons);
    return buttons.length > 0 ? <Buttons chat={chat} buttons={buttons} entryKey={entryKey} /> : null;
  }
  if (content.token === 'offlineForm') return <LeaveMessage chat={chat} />;
  const deck = parseCardDeck(content.cards);
  return deck ? <Cards deck={deck} /> : null;
}
