import { Readable } from 'node:stream';
import { demo } from '../demo/demo-organisation';
import type { Agent } from '../domain/agents/agents';
import { secrets } from '../adapters/secrets';
import { pictureOf } from '../testing/test-files';
import type { TestService } from '../testing/test-service';

const caller = { orgId: demo.orgId };
const picture = pictureOf(48);

/** The chats of the world, and what came of them. */
export function createWorldChats({ context, clock }: TestService) {
  const { store, startChat, takeMessage, screenshots, files, pictures: uploaded } = context;
  const cases = new Map<string, string>();
  const pictures: string[] = [];
  let askingWidget: string | undefined;

  async function start(message: string, widgetId: string = demo.appWidgetId): Promise<string> {
    // A request may have banned the visitor who starts chats here.
    for (const { id } of await store.bans.list(demo.orgId, clock.now()))
      await store.bans.remove(demo.orgId, id);
    const visitor = { email: 'v@x.example', ipAddress: '192.0.2.9' };
    const { caseId } = await startChat(caller, {
      widgetId,
      isOffline: false,
      message,
      visitor,
    });
    return caseId;
  }

  function newFile() {
    return { name: 'lamp.png', size: picture.byteLength, uploadId: secrets.uuid() };
  }

  async function firstAgent(): Promise<Agent> {
    const agent = await store.agents.get(demo.agents[0].email);
    if (!agent) throw new Error('The demo has no agents.');
    return agent;
  }

  const chats = {
    picture,

    async openCase(): Promise<string> {
      const known = cases.get('open');
      const found = known === undefined ? undefined : await store.cases.get(known);
      if (found && found.state !== 'closed') return found.id;
      const id = await start('Is the lamp bright?');
      cases.set('open', id);
      return id;
    },

    newCase: () => start('Is the lamp new?'),

    /** Of a widget that asks in the chat who the visitor is. */
    async askedCase(): Promise<string> {
      if (askingWidget === undefined || !(await store.widgets.get(askingWidget))) {
        const widget = await store.widgets.get(demo.appWidgetId);
        if (!widget) throw new Error('The demo has no widget.');
        const id = secrets.uuid();
        const { prechat, offline } = widget.settings.forms;
        const forms = { prechat: { ...prechat, style: 'askFirst' as const }, offline };
        await store.widgets.add({ ...widget, id, settings: { ...widget.settings, forms } }, []);
        askingWidget = id;
      }
      return start('Is the lamp mine?', askingWidget);
    },

    async closedCase(): Promise<string> {
      const known = cases.get('closed');
      // A request may have erased it.
      const isThere = known !== undefined && (await store.cases.get(known)) !== undefined;
      const id = isThere ? known : await start('Is the lamp old?');
      cases.set('closed', id);
      await takeMessage(caller, { caseId: id, messageType: 2, messageBody: '' });
      return id;
    },

    /** A chat takes twenty. */
    async screenshot(): Promise<string> {
      const known = pictures.at(-1);
      if (known !== undefined && (await store.screenshots.get(known))) return known;
      const id = await screenshots.take(caller, await chats.openCase(), picture, 'https://chat.example');
      pictures.push(id);
      return id;
    },

    /** That an administrator uploaded. */
    async uploadedPicture(): Promise<string> {
      return (await uploaded.keep(demo.orgId, picture)).id;
    },

    /** A chat takes some. */
    async visitorUpload(): Promise<string> {
      const { id } = await files.ofVisitor.begin(caller, await chats.newCase(), newFile());
      return id;
    },

    async agentUpload(): Promise<string> {
      const { id } = await files.ofAgent.begin(await firstAgent(), await chats.newCase(), newFile());
      return id;
    },

    async file(): Promise<string> {
      const id = await chats.visitorUpload();
      await files.ofVisitor.append(caller, id, {
        offset: 0,
        length: picture.length,
        bytes: Readable.from([picture]),
        share: '',
        onWritten() {},
      });
      return id;
    },

    async ban(): Promise<string> {
      const [known] = await store.bans.list(demo.orgId, clock.now());
      if (known) return known.id;
      const id = secrets.uuid();
      const who = 'email nobody@x.example';
      const createdAt = clock.now();
      await store.bans.add({ id, orgId: demo.orgId, who, caseId: await chats.openCase(), createdAt });
      return id;
    },
  };
  return chats;
}
