import { fastifyCookie } from '@fastify/cookie';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { parseBotReply, parseButtons, parseCardDeck } from './contract/integrations/bots';
import { isEmailAddress } from './contract/email-address';
import { fillReply } from './contract/replies/fill-reply';
import { replyTextFault } from './contract/replies/reply-faults';
import { parseSettings } from './contract/settings/parse-settings';
import { parseSystemEntry } from './contract/chat/system-entry';
import { linkHost } from './panel/rich/link-host';
import { phoneNumbers } from './service/adapters/phone-numbers';
import { userAgents } from './service/adapters/user-agents';
import { textOfHtml } from './service/delivery/incoming/html-text';
import { headerText } from './service/delivery/mail/mail-header';
import { plainText } from './service/delivery/mail/plain-text';
import { parseTarget } from './service/delivery/parse-target';
import { parseRetryAfter } from './service/delivery/retry-after';
import { addressBlock } from './service/domain/access/address-block';
import { shortenAddress } from './service/domain/access/shorten-address';
import { parseAgentId } from './service/domain/agents/email-address';
import { newWords } from './service/domain/cases/correspondence/new-words';
import { safeName } from './service/domain/cases/files/file-name';
import { pageUrlToKeep } from './service/domain/cases/visitor/page-url';
import { parseDateRange } from './service/domain/logs/date-range';
import { isAllowedOrigin, parseAllowedOrigin } from './service/domain/widgets/allowed-origins';
import { wordQuery, wordsOf } from './service/domain/search/words-of';
import { readSchedule } from './service/domain/widgets/read-schedule';
import { scriptsOf } from './service/domain/widgets/install-check';
import { withoutComments } from './service/domain/widgets/page-markup';
import { readPolicies } from './service/domain/widgets/page-policy';
import { isTimeZone } from './contract/hours/zoned-time';
import { formatCsvLine } from './service/http/exports/csv';
import { acceptedLanguages } from './service/http/input/accept-language';
import { baseUrlOf } from './service/http/input/base-url';
import { parseCaseId } from './service/http/input/case-id';
import { parseForm, parseQuery } from './service/http/input/forms';
import { readIdempotencyKey } from './service/http/input/idempotency-key';
import { parametersOf } from './service/http/input/parameters';
import { parseJsVariables } from './service/routes/v1/js-variables';
import { NewEndpoint } from './operations/console/endpoints';
import { initialsOf } from './ui/Avatar';
import { isLoneEmoji } from './ui/is-lone-emoji';
import { parseRichText } from './contract/rich-text/parse-rich-text';

type Parse = (text: string) => unknown;

/** Every parser of text from outside, and pieces of text that such parsers are known to stumble over, repeated. */
const parsers: Record<string, Parse> = {
  'the rich text of a message': parseRichText,
  'the plain text of a message, for mails': plainText,
  'a line of a mail header': headerText,
  'a system entry': parseSystemEntry,
  'the buttons of a bot': (text) => parseButtons([{ text, id: text }]),
  'the cards of a bot': (text) => parseCardDeck({ cards: [{ title: text, excerpt: text, link: text }] }),
  'a reply of a bot': (text) =>
    parseBotReply({
      context_id: text,
      content: [
        { type: 'message', text },
        { type: 'command', operation: 'GOTO', parameters: text },
      ],
    }),
  'the host of a link': linkHost,
  'an emoji alone': isLoneEmoji,
  'the initials of a name': initialsOf,
  'settings of a widget': (text) =>
    parseSettings({ texts: { title: text }, look: { accent: text, radius: text }, locale: text }),
  'a canned reply': (text) => fillReply(text, {}),
  'the placeholders of a canned reply': replyTextFault,
  'rules of a widget': (text) =>
    parseSettings({ proactive: { rules: [{ id: text, when: text, messages: [text] }] } }),
  'a form body': parseForm,
  'a query': parseQuery,
  'a parameter': (text) => parametersOf({ query: { a: text }, body: undefined } as never).cut('a', 1e9),
  'a flag': (text) => parametersOf({ query: { a: text }, body: undefined } as never).flag('a'),
  'a whole number': (text) =>
    parametersOf({ query: { a: text }, body: undefined } as never).integer('a', 0, 9),
  'an idempotency key': readIdempotencyKey,
  'the id of a case': parseCaseId,
  'variables of the page': parseJsVariables,
  'the languages of a request': acceptedLanguages,
  cookies: (text) => fastifyCookie.parse(text, {}),
  'the host of a request': (text) => baseUrlOf({ protocol: 'https', host: text }, undefined),
  'an origin': (text) => isAllowedOrigin(text, ['https://*.shop.example']),
  'an origin to allow': parseAllowedOrigin,
  'the address of a client': addressBlock,
  'an address that is shortened': shortenAddress,
  'a user agent': (text) => userAgents.describe(text),
  'an e-mail address': isEmailAddress,
  'the name of an agent': (text) => parseAgentId(text, 'agent'),
  'a phone number': (text) => phoneNumbers.isValid(text),
  'the page of a visitor': (text) => pageUrlToKeep(text, false),
  'the policies of a customer’s page': (text) => readPolicies({ policy: text, text }),
  'the comments of a customer’s page': withoutComments,
  'the scripts of a customer’s page': scriptsOf,
  'a range of dates': (text) => parseDateRange(text, text, 'Europe/Berlin'),
  'a time zone': isTimeZone,
  'a schedule': (text) =>
    readSchedule(
      {
        timeZone: 'UTC',
        schedules: [{ dayOfWeek: text, enabled: true, scheduleList: [text, text] }],
        exceptions: [{ date: text, title: text, hours: [] }],
      } as never,
      'schedule',
    ),
  'the words of a message': wordsOf,
  'the words to find': wordQuery,
  'the words of a mail of markup': textOfHtml,
  'what is new in a mail': (text) =>
    newWords(text, { ownAddress: (line) => line.includes('a@'), ours: [text] }),
  'the name of a file': (text) => safeName(text),
  'a line of CSV': (text) => formatCsvLine([text]),
  'the address of an endpoint': (text) => parseTarget(text, { allowPrivate: false }),
  'when to try again': (text) => parseRetryAfter(text, 0),
  'an endpoint': (text) =>
    Value.Check(NewEndpoint, { purpose: 'bot', url: text, bot: { alias: text, avatarUrl: text } }),
};

const hostileTexts: [name: string, text: (length: number) => string][] = [
  ['closing brackets behind a link', (length) => `http://a${')'.repeat(length)}`],
  ['opening and closing brackets behind a link', (length) => `http://a${'()'.repeat(length / 2)}`],
  ['links without end', (length) => 'http://'.repeat(length / 7)],
  ['hosts without end', (length) => `www.${'a.'.repeat(length / 2)}`],
  ['words that could be an address', (length) => 'a@a.'.repeat(length / 4)],
  ['an address of short labels', (length) => `a@${'1.'.repeat(length / 2)}`],
  ['tags that never close', (length) => '<a '.repeat(length / 3)],
  ['one tag of blanks', (length) => `<a ${' '.repeat(length)}`],
  ['attributes without values', (length) => `<a ${'a ='.repeat(length / 3)}>`],
  ['an attribute and blanks', (length) => `<a href${' '.repeat(length)}x>`],
  ['elements inside elements', (length) => '<b>'.repeat(length / 3)],
  ['ends of elements', (length) => '<b></i>'.repeat(length / 7)],
  ['comments that never close', (length) => '<!--'.repeat(length / 4)],
  [
    'tags of a policy that never close',
    (length) => '<meta http-equiv=content-security-policy '.repeat(length / 41),
  ],
  ['tags of a policy in quotes', (length) => `<meta a='${'<meta content="'.repeat(length / 15)}`],
  ['addresses of scripts', (length) => `"//a${'/js/a'.repeat(length / 5)}`],
  ['quotes before addresses', (length) => '"//'.repeat(length / 3)],
  ['blanks between elements', (length) => '<b> '.repeat(length / 4)],
  ['points before a letter', (length) => `${'.'.repeat(length)}x`],
  ['introductions of quotes', (length) => 'a@ 12:00:\n> a\n'.repeat(length / 14)],
  ['entities without end', (length) => '&'.repeat(length)],
  ['blanks', (length) => `a${' \t'.repeat(length / 2)}a`],
  ['escapes', (length) => '%25'.repeat(length / 3)],
  ['pairs', (length) => 'a=b&'.repeat(length / 4)],
  ['weights', (length) => `en${';q=1'.repeat(length / 4)}`],
  ['slashes', (length) => `https://${'/'.repeat(length)}`],
  ['blanks behind a scheme', (length) => `https://${' '.repeat(length)}x`],
  ['points', (length) => `a@${'.'.repeat(length)}`],
  ['labels and at signs', (length) => 'a@'.repeat(length / 2)],
  ['hyphens', (length) => `${'-'.repeat(length)}x`],
  ['digits', (length) => `${'1'.repeat(length)}x`],
  ['groups of an address', (length) => '1:'.repeat(length / 2)],
  ['octets', (length) => '1.'.repeat(length / 2)],
  ['languages', (length) => 'en-'.repeat(length / 3)],
  ['placeholders', (length) => '{{a}} {{b|'.repeat(length / 10)],
  ['lists', (length) => 'en,'.repeat(length / 3)],
  ['cookies', (length) => 'a=b; '.repeat(length / 5)],
  ['quotes', (length) => '"\\'.repeat(length / 2)],
  ['brackets', (length) => '['.repeat(length)],
  ['objects', (length) => '{"a":'.repeat(length / 5)],
  ['lines', (length) => '\r\n '.repeat(length / 3)],
  ['halves of pairs', (length) => '\ud83d'.repeat(length)],
  ['joined emoji', (length) => '👩‍'.repeat(length / 3)],
  ['marks above marks', (length) => `a${'\u0301'.repeat(length)}`],
  ['capitals with a dot', (length) => 'İ'.repeat(length)],
  ['times', (length) => '9:00 '.repeat(length / 5)],
  ['versions without a browser', (length) => 'Version/1.'.repeat(length / 10)],
  ['versions of browsers', (length) => `Mozilla/5.0 ${'(Version/1.0 Safari '.repeat(length / 20)}`],
];

const length = 10_000;
/** Four times the text takes four times the time; where the time grows by the square it is sixteen times. */
const longer = 4;
const mostGrowth = 8;
/** Below it a measurement is noise, in milliseconds. */
const noise = 4;

test.each(Object.entries(parsers))('the time for %s grows no faster than its length', (_, parse) => {
  const tooSlow = hostileTexts.filter(([, text]) => growsFast(parse, text));
  expect(tooSlow.map(([name]) => name)).toEqual([]);
});

test('a parser that takes the square of the length would be found', () => {
  expect(
    growsFast(
      (text) => /b+a/.test(text),
      (size) => 'b'.repeat(size / 4),
    ),
  ).toBe(true);
});

/** The least of several measurements in turn: whatever else the machine does makes each longer, none shorter. */
function growsFast(parse: (text: string) => unknown, text: (length: number) => string): boolean {
  const [short, long] = [text(length), text(longer * length)];
  let [shortTime, longTime] = [Infinity, Infinity];
  for (let round = 0; round < 12; round++) {
    shortTime = Math.min(
      shortTime,
      timeOf(() => parse(short)),
    );
    longTime = Math.min(
      longTime,
      timeOf(() => parse(long)),
    );
    // The first runs are of code that is not compiled.
    if (round > 1 && longTime < Math.max(noise, shortTime * mostGrowth)) return false;
  }
  return true;
}

function timeOf(run: () => unknown): number {
  // Of this process: on a busy machine the clock goes on while others have the processor.
  const start = process.cpuUsage();
  try {
    run();
  } catch {
    // Many refuse what is none of theirs; how long that takes is what counts.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
