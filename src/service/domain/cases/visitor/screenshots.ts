import { isBanned } from '../../access/banning';
import { assertMayUse, type Caller } from '../../widgets/caller';
import { caseTexts } from '../case-texts';
import type { FairQueue } from '../../shares/fair-queue';
import { isIdentifier, type Directory } from '../../widgets/directory';
import { Failure, invalidParameter } from '../../failure';
import { isTooCostly } from '../files/picture-cost';
import { imageTypeOf, type ImageType } from '../files/image-type';
import type { Agent } from '../../agents/agents';
import type { Screenshot } from '../screenshot';
import type { CaseStore } from '../tables';
import type { Clock, Secrets } from '../../ports';

export interface VisitorScreenshotsPorts {
  store: CaseStore;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  /** In which files and pictures are stored and read. */
  moving: FairQueue;
}

export type VisitorScreenshots = ReturnType<typeof createVisitorScreenshots>;

const mostOfCase = 20;
const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const satisfies Record<ImageType, string>;

export function createVisitorScreenshots(ports: VisitorScreenshotsPorts) {
  const { store, directory, clock, secrets, moving } = ports;

  /** `text` tells the agent of it. */
  function keep(screenshot: Screenshot, text: string): Promise<void> {
    const { caseId, at } = screenshot;
    return store.transaction(async (tables) => {
      // First, since it locks the case, and the count holds until the transaction ends.
      const said = await tables.entries.append({ caseId, kind: 'note', author: '', text, at });
      if (!('entry' in said)) throw new Failure(said.outcome === 'closed' ? 'caseClosed' : 'notFound');
      if ((await tables.screenshots.count(caseId)) >= mostOfCase) {
        throw new Failure('tooManyRequests', `A chat takes ${mostOfCase} screenshots.`);
      }
      await tables.screenshots.add(screenshot);
    });
  }

  return {
    /** Keeps a visitor's screenshot and tells the agent where to see it. Answers its id. */
    async take(caller: Caller, caseId: string, bytes: Uint8Array, baseUrl: string): Promise<string> {
      const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
      if (!chat || chat.orgId !== caller.orgId) throw new Failure('notFound');
      const widget = await directory.widget(chat.pageWidgetId ?? chat.widgetId);
      assertMayUse(widget, caller);
      if (!widget.settings.screenshot.isOn) throw new Failure('notOffered');
      const type = imageTypeOf(bytes);
      if (!type) throw invalidParameter('screenshot', 'must be a PNG, JPEG or WebP image');
      if (isTooCostly(bytes, extensions[type]))
        throw invalidParameter('screenshot', 'is damaged, or takes browsers long to show');
      const at = clock.now();
      if (await isBanned(store.bans, chat.orgId, chat.visitor, at)) throw new Failure('banned');
      const id = secrets.uuid();
      const text = caseTexts.screenshot(`${baseUrl}/api/console/screenshots/${id}`);
      const screenshot = { id, caseId: chat.id, type, bytes, at };
      await moving.inTurn({ share: `visitors of ${caller.orgId}` }, () => keep(screenshot, text));
      return id;
    },

    /** For agents who answer the case's widget; `notFound` to any other. */
    async read(agent: Agent, id: string): Promise<Screenshot> {
      const screenshot = isIdentifier(id)
        ? await moving.inTurn({ share: agent.email }, () => store.screenshots.get(id.toLowerCase()))
        : undefined;
      const chat = screenshot && (await store.cases.get(screenshot.caseId));
      if (!screenshot || !chat || !(await store.widgets.answeredBy(agent.email, chat.widgetId)))
        throw new Failure('notFound');
      return screenshot;
    },
  };
}
