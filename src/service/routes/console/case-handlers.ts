import type { annotationOperations } from '../../../operations/console/inbox/annotations';
import type { caseFilterOperations } from '../../../operations/console/inbox/case-filters';
import type { caseOperations, NewNote } from '../../../operations/console/cases';
import type { firstListOperations } from '../../../operations/console/inbox/first-lists';
import type { lookingOperations } from '../../../operations/console/inbox/looking';
import type { mentionOperations } from '../../../operations/console/inbox/mentions';
import type { mailedAnswerOperations } from '../../../operations/console/inbox/mailed-answers';
import type { putAsideOperations } from '../../../operations/console/inbox/put-aside';
import type { readingOperations } from '../../../operations/console/inbox/reading';
import type { routingOperations } from '../../../operations/console/inbox/routing';
import type { seenByOperations } from '../../../operations/console/inbox/seen-by';
import type { transferOperations } from '../../../operations/console/transfers';
import type { Workspace } from '../../domain/cases/console/workspace';
import type { VisitorScreenshots } from '../../domain/cases/visitor/screenshots';
import type { ReadSeenBy } from '../../domain/seen-by/create-seen-by';
import { invalidParameter } from '../../domain/failure';
import { baseUrlOf } from '../../http/input/base-url';
import { clean } from '../../http/input/parameters';
import type { Handlers } from '../../http/serve';

export interface CasePorts {
  workspace: Workspace;
  screenshots: VisitorScreenshots;
  readSeenBy: ReadSeenBy;
  config: { publicUrl?: string };
}

/** The cases of the widgets that the signed-in agent answers. */
export function caseHandlers({
  workspace,
  screenshots,
  readSeenBy,
  config,
}: CasePorts): Handlers<
  typeof annotationOperations &
    typeof caseFilterOperations &
    typeof caseOperations &
    typeof firstListOperations &
    typeof lookingOperations &
    typeof mentionOperations &
    typeof mailedAnswerOperations &
    typeof putAsideOperations &
    typeof readingOperations &
    typeof routingOperations &
    typeof seenByOperations &
    typeof transferOperations
> {
  return {
    listCases({ agent, query: { view = 'open', ...query } }) {
      const texts = Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? clean(value).trim() : value,
      ]);
      return workspace.list(agent, { ...(Object.fromEntries(texts) as typeof query), view });
    },
    readFirstLists: ({ agent }) => workspace.firstLists(agent),
    listFilterValues: ({ agent }) => workspace.filterValues(agent),
    readCase: ({ agent, params }) => workspace.details(agent, params.id),
    listEntries: ({ agent, params, query }) => workspace.entriesBefore(agent, params.id, query.before),
    sendAnswer({ agent, params, body }) {
      const { takeOver } = body;
      return workspace.answer(agent, params.id, {
        ...writtenIn(body),
        ...(takeOver !== undefined && { takeOver }),
      });
    },
    sendMailAgain: ({ agent, params }) => workspace.sendMailAgain(agent, params.id, params.index),
    addNote: ({ agent, params, body }) => workspace.note(agent, params.id, writtenIn(body)),
    listMentions: async ({ agent }) => ({ mentions: await workspace.mentions(agent) }),
    readMentions: ({ agent, params }) => workspace.readMentions(agent, params.id),
    markRead: ({ agent, body }) => workspace.markRead(agent, body.marks),
    readRouting: ({ agent, params }) => workspace.routing(agent, params.id),
    readSeenBy: (request) =>
      readSeenBy(request.agent, request.params.id, baseUrlOf(request, config.publicUrl)),
    claimCase: ({ agent, params, body }) => workspace.claim(agent, params.id, body),
    giveBackCase: ({ agent, params }) => workspace.giveBack(agent, params.id),
    listTransferTargets: ({ agent, params }) => workspace.transferTargets(agent, params.id),
    transferCase({ agent, params, body: { note, messageId, ...transfer } }) {
      const text = note && clean(note).trim();
      const id = messageId && clean(messageId);
      return workspace.transfer(agent, params.id, {
        ...transfer,
        ...(text && { note: text }),
        ...(id && { messageId: id }),
      });
    },
    setTyping: ({ agent, params, body }) => workspace.setTyping(agent, params.id, body.typing),
    setLooking: async ({ agent, params, body: { isLooking, viewer } }) => ({
      agents: await workspace.setLooking(agent, params.id, clean(viewer), isLooking),
    }),
    setLabel: ({ agent, params, body }) => workspace.annotate(agent, params.id, 'labels', cleaned(body)),
    removeLabel: ({ agent, params, query }) =>
      workspace.removeAnnotation(agent, params.id, 'labels', clean(query.name)),
    setVariable: ({ agent, params, body }) =>
      workspace.annotate(agent, params.id, 'variables', cleaned(body)),
    removeVariable: ({ agent, params, query }) =>
      workspace.removeAnnotation(agent, params.id, 'variables', clean(query.name)),
    readMorning: ({ agent, params, query }) =>
      workspace.morning(agent, params.id, query.timezone || 'Etc/UTC'),
    snoozeCase: ({ agent, params, body }) => workspace.snooze(agent, params.id, body),
    wakeCase: ({ agent, params }) => workspace.wake(agent, params.id),
    setDone: ({ agent, params, body }) => workspace.setDone(agent, params.id, body.isDone),
    closeCase: ({ agent, params, query }) => workspace.close(agent, params.id, query),
    /** As an image and nothing else: no script in it runs. */
    async readScreenshot({ agent, params }, reply) {
      const { id, type, bytes } = await screenshots.read(agent, params.id);
      reply.header(
        'content-disposition',
        `inline; filename="screenshot-${id}.${type.replace('image/', '')}"`,
      );
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('cross-origin-resource-policy', 'same-origin');
      return reply.type(type).send(Buffer.from(bytes));
    },
  };
}

/** Throws `invalidParameter` where there is no text. */
function writtenIn(body: NewNote): NewNote {
  const text = clean(body.text);
  if (!text.trim()) throw invalidParameter('text', 'is required');
  const messageId = body.messageId && clean(body.messageId);
  return { text, ...(messageId && { messageId }) };
}

function cleaned({ name, value = '' }: { name: string; value?: string }) {
  return { name: clean(name), value: clean(value) };
}
