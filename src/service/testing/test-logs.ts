import type { CaseLogPage, CaseLogRecord } from '../../operations/v2/case-log';
import { demo } from '../demo/demo-organisation';
import type { ChatCase } from '../domain/cases/cases';
import { secrets } from '../adapters/secrets';
import type { TestService } from './test-service';

/** Reads the logs export as a customer's system would. */
export function createLogReader(service: () => TestService) {
  function ask(
    query: Record<string, string>,
    { token = demo.keys.token as string, orgId = String(demo.orgId) } = {},
  ) {
    const url = `/api/v2/${orgId}/logs?${new URLSearchParams(query)}`;
    return service().app.inject({ url, headers: { authorization: token } });
  }

  async function follow(link: string): Promise<CaseLogPage> {
    const { pathname, search } = new URL(link);
    const answer = await service().app.inject({
      url: pathname + search,
      headers: { authorization: demo.keys.token },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<CaseLogPage>();
  }

  return {
    ask,
    follow,
    /** Every case of the range; `between` runs before each further page. */
    async readAll(query: Record<string, string>, between: (page: number) => unknown = () => {}) {
      const pages = [(await ask(query)).json<CaseLogPage>()];
      for (let last = pages[0]; last?.linkToNextSetOfResults; last = pages.at(-1)) {
        await between(pages.length);
        pages.push(await follow(last.linkToNextSetOfResults));
      }
      return { pages, cases: pages.flatMap(({ cases }) => cases) as CaseLogRecord[] };
    },
  };
}

/** Adds closed chats straight to the store, many at a time: a question and an answer each. */
export async function addClosedChats(
  service: TestService,
  count: number,
  { widgetId = demo.widgetId as string, createdAt = (at: number) => at } = {},
): Promise<string[]> {
  const ids: string[] = [];
  const atOnce = 500;
  while (ids.length < count) {
    await service.context.store.transaction(async ({ cases }) => {
      for (let left = Math.min(atOnce, count - ids.length); left > 0; left--) {
        const id = secrets.uuid();
        const at = createdAt(ids.length);
        const entry = { caseId: id, at, author: '' };
        await cases.add(closedChat(id, widgetId, at), [
          { ...entry, kind: 'visitor', text: 'Where is my parcel?' },
          { ...entry, kind: 'agent', text: 'On its way.', author: 'Maya', agentEmail: demo.agents[0].email },
        ]);
        ids.push(id);
      }
    });
  }
  return ids;
}

function closedChat(id: string, widgetId: string, at: number): ChatCase {
  return {
    id,
    orgId: demo.orgId,
    widgetId,
    type: 'chat',
    state: 'closed',
    visitor: { email: 'v@x.example' },
    description: 'Where is my parcel?',
    createdAt: at,
    respondedAt: at,
    lastEntryAt: at,
    lastIndex: 1,
    closedAt: at,
    closedBy: 'visitor',
    agentEmail: demo.agents[0].email,
    agentAlias: demo.agents[0].alias,
    visitorSeenAt: at,
  };
}
