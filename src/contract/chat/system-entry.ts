/**
 * System entries of a transcript: `TOKEN argument`, four characters with the slash, one blank, the argument.
 * Decisions, section 2. Tokens that are not known here are kept as `unknown` and shown to nobody.
 */
export type SystemEntry =
  | { token: 'agent'; alias: string }
  | { token: 'avatar'; url: string }
  | { token: 'callMe'; isOn: boolean }
  | { token: 'info'; text: string }
  | { token: 'waiting'; text: string }
  | { token: 'ended'; text: string }
  | { token: 'banned' }
  | { token: 'goTo'; url: string }
  | { token: 'survey'; definition: unknown }
  | { token: 'email'; email: string }
  | { token: 'agentReplied' }
  /** Nobody is there: the visitor may leave a message in place of the chat. */
  | { token: 'offlineForm' }
  | { token: 'postChatText'; text: string }
  | { token: 'buttons'; buttons: unknown }
  | { token: 'cards'; cards: unknown }
  | { token: 'unknown'; text: string };

/** What is below a message. */
export type RichEntry = Extract<SystemEntry, { token: 'buttons' | 'cards' | 'offlineForm' }>;

/** Reads a system entry's text; never throws. */
export function parseSystemEntry(text: string): SystemEntry {
  const argument = text.slice(5).trim();
  switch (text.slice(0, 4)) {
    case '/NIC':
      return { token: 'agent', alias: argument };
    case '/AVA':
      return { token: 'avatar', url: argument };
    case '/CAL':
      return { token: 'callMe', isOn: argument === '1' };
    case '/NFO':
      return { token: 'info', text: argument };
    case '/WAI':
      return { token: 'waiting', text: argument };
    case '/BYE':
      return { token: 'ended', text: argument };
    case '/BAN':
      return { token: 'banned' };
    case '/GO2':
      return { token: 'goTo', url: argument };
    case '/SYS':
      return parseSys(argument) ?? { token: 'unknown', text };
    default:
      return { token: 'unknown', text };
  }
}

function parseSys(argument: string): SystemEntry | undefined {
  const rest = decode(argument.slice(5).trim());
  try {
    switch (argument.slice(0, 4)) {
      case 'EMAI':
        return { token: 'email', email: rest };
      case 'RERY':
        return { token: 'agentReplied' };
      case 'OFFL':
        return { token: 'offlineForm' };
      case 'PTXT':
        return { token: 'postChatText', text: rest };
      case 'SRVY':
        return { token: 'survey', definition: JSON.parse(rest) as unknown };
      case 'BTNS':
        return { token: 'buttons', buttons: JSON.parse(rest) as unknown };
      case 'CARD':
        return { token: 'cards', cards: JSON.parse(rest) as unknown };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** Writes the text of a system entry, the inverse of {@link parseSystemEntry}. */
export function formatSystemEntry(entry: SystemEntry): string {
  switch (entry.token) {
    case 'agent':
      return `/NIC ${entry.alias}`;
    case 'avatar':
      return `/AVA ${entry.url}`;
    case 'callMe':
      return `/CAL ${entry.isOn ? 1 : 0}`;
    case 'info':
      return `/NFO ${entry.text}`;
    case 'waiting':
      return `/WAI ${entry.text}`;
    case 'ended':
      return `/BYE ${entry.text}`;
    case 'banned':
      return '/BAN ';
    case 'goTo':
      return `/GO2 ${entry.url}`;
    case 'survey':
      return `/SYS SRVY ${encodeURIComponent(JSON.stringify(entry.definition))}`;
    case 'email':
      return `/SYS EMAI ${encodeURIComponent(entry.email)}`;
    case 'agentReplied':
      return '/SYS RERY';
    case 'offlineForm':
      return '/SYS OFFL';
    case 'postChatText':
      return `/SYS PTXT ${encodeURIComponent(entry.text)}`;
    case 'buttons':
      return `/SYS BTNS ${encodeURIComponent(JSON.stringify(entry.buttons))}`;
    case 'cards':
      return `/SYS CARD ${encodeURIComponent(JSON.stringify(entry.cards))}`;
    case 'unknown':
      return entry.text;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
