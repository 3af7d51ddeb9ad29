import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { parseSettings } from '../../contract/settings/parse-settings';
import type { PartialSettings } from '../../contract/settings/settings';
import { bannedCookie } from '../../contract/storage/stored-chat';
import { parseAvailability } from '../../contract/chat/visitor-chat';
import { createFakeChatServer } from './fake-chat-server';
import { ChatModel } from '../conversation/chat';
import { createFarewells } from '../sending/farewells';
import type { Environment } from './environment';
import type { ConversationFile } from './files';
import { beginChat } from '../sending/begin-chat';
import { sendStart } from '../sending/send-start';
import { createDownloaded } from './fake-download';
import { VisitorSessionModel } from './visitor-session-model';
import type { StartingFile } from './session-parts';

const downloaded: ConversationFile = createDownloaded({ ChatModel });
const farewells = createDownloaded({ createFarewells });
const sending: StartingFile = createDownloaded({ sendStart, beginChat });

/** A visitor on a page with the widget, for tests. */
export function createFakeVisit(settings: PartialSettings = {}, conversation = downloaded) {
  const browser = createFakeBrowser();
  const server = createFakeChatServer();
  browser.network.serve(server.answer);

  const visit = {
    browser,
    server,
    /** An agent has written. */
    alert: () => {},
    /** Every callback fired on this page: its name and parameters. */
    fired: [] as unknown[][],
    known: {
      email: '',
      isEmailLocked: false,
      name: '',
      phone: '',
      description: '',
      customFields: {} as Record<string, string>,
      identityProof: '',
    },
    switchedTo: [] as string[],
    /** What became of invitations. */
    outcomes: [] as string[],
    pageUrl: 'https://shop.example/',
    session: createTab(),
    /** The visitor moves on to another page. */
    reload() {
      visit.session.stop();
      visit.fired = [];
      visit.session = createTab();
    },
    pass: (milliseconds = 2500) => browser.clock.advance(milliseconds),
    async start(message = 'Hello') {
      visit.session.open();
      await visit.pass(0);
      visit.session.form.setValue('email', 'ann@example.com');
      visit.session.form.setValue('message', message);
      visit.session.submit();
      await visit.pass(0);
    },
    chat() {
      const status = visit.session.status.value;
      if (status.kind !== 'chat') throw new Error(`There is no chat but "${status.kind}".`);
      return status.chat;
    },
    say(text: string) {
      visit.chat().setDraft(text);
      visit.chat().send();
    },
    texts: () =>
      visit
        .chat()
        .transcript.entries.value.filter((entry) => entry.kind === 'message')
        .map(({ text }) => text),
  };
  return visit;

  function createTab(): InstanceType<typeof VisitorSessionModel> {
    const { fetch } = browser.network;
    const service = { fetch, baseUrl: '', apiKey: 'k', clock: browser.clock };
    const environment: Environment = {
      wasBanned: browser.cookies.get(bannedCookie) !== undefined,
      browser,
      service,
      widgetId: 'w',
      settings: parseSettings(settings).settings,
      availability: async () => {
        if (server.status !== 200) throw new Error('down');
        return parseAvailability(server.availability());
      },
      visitor: () => visit.known,
      warn: () => undefined,
      switchWidget: (id) => void visit.switchedTo.push(id),
      visit: () => ({
        pageUrl: visit.pageUrl,
        referrerUrl: '',
        entryUrl: '',
        userAgent: 'Fake/1.0',
        locale: 'en',
      }),
      alert: () => visit.alert(),
      onInvitation: (outcome) => void visit.outcomes.push(outcome),
      fire: (...call) => void visit.fired.push(call),
    };
    return new VisitorSessionModel(environment, conversation, sending, farewells);
  }
}

export type FakeVisit = ReturnType<typeof createFakeVisit>;
