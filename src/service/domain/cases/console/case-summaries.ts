import type { CaseEntry, CaseNote, CaseSummary } from '../../../../operations/console/cases';
import { readFileMessage } from '../../../../contract/chat/chat-file';
import { parseSystemEntry } from '../../../../contract/chat/system-entry';
import type { ChatCase } from '../cases';
import type { CasePreview, Entry } from '../entries';
import type { Note } from '../notes';
import { casesAtOnce } from '../open-cases';
import type { CaseTables } from '../tables';
import { ownerOf, type ChatOwners } from './chat-owners';
import type { Widget } from '../../widgets/widgets';
import type { Typing } from '../typing';

/** Tells cases in the words of the console. */
export function createCaseSummaries(ports: {
  store: Pick<CaseTables, 'entries' | 'agents'>;
  typing: Typing;
  owners: Pick<ChatOwners, 'away'>;
}) {
  async function readPreviews(ids: string[]): Promise<CasePreview[]> {
    const previews: CasePreview[] = [];
    for (let at = 0; at < ids.length; at += casesAtOnce)
      previews.push(...(await ports.store.entries.previews(ids.slice(at, at + casesAtOnce))));
    return previews;
  }

  /** Of one organisation. */
  return async function summarise(
    cases: ChatCase[],
    widgets: Map<string, Pick<Widget, 'name'>>,
  ): Promise<CaseSummary[]> {
    const [first] = cases;
    if (!first) return [];
    const { store, owners } = ports;
    const openOwners = cases.flatMap((chat) => (chat.state === 'closed' ? [] : (ownerOf(chat)?.email ?? [])));
    const [previews, away] = await Promise.all([
      readPreviews(cases.map((chat) => chat.id)),
      owners.away(store, first.orgId, openOwners),
    ]);
    const previewOf = new Map(previews.map((preview) => [preview.caseId, preview]));
    return cases.map((chat): CaseSummary => {
      const { visitor, agentAlias, agentEmail } = chat;
      const owner = ownerOf(chat);
      const preview = previewOf.get(chat.id);
      const waits: Partial<CasePreview> = (chat.state !== 'closed' && preview) || {};
      const { unansweredSince, unansweredAt } = waits;
      const visitorText = chat.state === 'closed' ? undefined : ports.typing.textOf(chat.id);
      const answering = chat.state === 'closed' ? [] : ports.typing.answering(chat.id);
      return {
        id: chat.id,
        widgetId: chat.widgetId,
        widgetName: widgets.get(chat.widgetId)?.name ?? '',
        type: chat.type,
        state: chat.state,
        ...(visitor.name ? { visitorName: visitor.name } : {}),
        ...(visitor.email ? { visitorEmail: visitor.email } : {}),
        ...(visitor.identity ? { identity: visitor.identity } : {}),
        ...(visitor.phone ? { visitorPhone: visitor.phone } : {}),
        createdAt: chat.createdAt,
        lastEntryAt: chat.lastEntryAt,
        ...(chat.closedAt === undefined ? {} : { closedAt: chat.closedAt }),
        preview: withoutLink(preview?.text ?? chat.description).slice(0, longestPreview),
        lastIndex: chat.lastIndex,
        ...(unansweredSince === undefined ? {} : { unansweredSince }),
        ...(unansweredAt === undefined ? {} : { unansweredAt }),
        ...(agentAlias ? { agentAlias } : {}),
        ...(agentEmail ? { agentEmail } : {}),
        ...(chat.botId && chat.state !== 'closed' ? { isWithBot: true } : {}),
        ...(owner ? { owner } : {}),
        ...(chat.claimedBy?.isGiven ? { isGiven: true } : {}),
        ...(owner && away.has(owner.email) ? { isOwnerAway: true } : {}),
        ...(chat.state === 'waiting' && !chat.botId
          ? { waitingSince: chat.handedOverAt ?? chat.createdAt }
          : {}),
        ...(chat.wantedAgent ? { wantedAgent: chat.wantedAgent } : {}),
        ...(chat.wantedTags ? { wantedTags: chat.wantedTags } : {}),
        ...(chat.labels?.length ? { labels: chat.labels } : {}),
        ...(chat.operatorVariables?.length ? { operatorVariables: chat.operatorVariables } : {}),
        ...(visitor.locale ? { language: primaryLanguage(visitor.locale) } : {}),
        ...(chat.snoozedUntil === undefined ? {} : { snoozedUntil: chat.snoozedUntil }),
        ...(chat.backSince === undefined ? {} : { backSince: chat.backSince }),
        ...(chat.done ? { done: chat.done } : {}),
        ...(chat.surveyScore === undefined ? {} : { surveyScore: chat.surveyScore }),
        ...(answering.length > 0 ? { answering } : {}),
        visitorTyping: ports.typing.isTyping(chat.id, 'visitor'),
        ...(visitorText && { visitorText }),
      };
    });
  };
}

const longestPreview = 160;

/** Of a message that carries a file, its name says enough in a line. */
function withoutLink(text: string): string {
  return readFileMessage(text)?.name ?? text;
}

/** Returns a language tag without region and script, as lists are filtered by it. */
function primaryLanguage(tag: string): string {
  return tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}

export type Summarise = ReturnType<typeof createCaseSummaries>;

export function asConsoleEntry({ index, kind, author, text, at, messageId }: Entry): CaseEntry {
  return {
    index,
    kind: kind === 'note' ? kindOfNote(text) : kind,
    author,
    text,
    at,
    ...(messageId === undefined ? {} : { messageId }),
  };
}

export function asConsoleNote(kept: Note): CaseNote {
  const { caseId: _, unreadBy: _unreadBy, ...note } = kept;
  return note;
}

/** A note is text that the visitor's page sent to the agent, or a page change, which is shown as a system entry. */
function kindOfNote(text: string): CaseEntry['kind'] {
  return parseSystemEntry(text).token === 'info' ? 'system' : 'visitor';
}
