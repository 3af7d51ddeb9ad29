import type { VisitorCase, VisitorData } from '../../../operations/console/privacy';
import type { Cases, ChatCase } from '../cases/cases';
import type { Screenshot, Screenshots } from '../cases/screenshot';
import type { CaseRecords, VisitorRecords, VisitorScope } from './visitor-records';

/** What is kept of a visitor. It is read as it is taken, one chat and one picture at a time. */
export interface VisitorExport extends Omit<VisitorData, 'cases'> {
  cases: AsyncIterable<ExportedCase>;
}

export interface ExportedCase extends Omit<VisitorCase, 'screenshots'> {
  screenshots: AsyncIterable<VisitorCase['screenshots'][number]>;
}

interface ExportTables {
  cases: Pick<Cases, 'get'>;
  visitorRecords: Pick<VisitorRecords, 'read' | 'ofCase'>;
  screenshots: Pick<Screenshots, 'get'>;
}

export async function exportRecords(
  { cases, visitorRecords, screenshots }: ExportTables,
  orgId: number,
  scope: VisitorScope,
  exportedAt: number,
): Promise<VisitorExport> {
  const { caseIds, bans } = await visitorRecords.read(orgId, scope);

  async function* readCases() {
    for (const id of caseIds) {
      const chat = await cases.get(id);
      if (!chat) continue;
      const records = await visitorRecords.ofCase(chat.id);
      yield { ...describeCase(chat, records), screenshots: readPictures(records.screenshotIds) };
    }
  }

  async function* readPictures(ids: string[]) {
    for (const id of ids) {
      const picture = await screenshots.get(id);
      if (picture) yield describePicture(picture);
    }
  }

  return { exportedAt, cases: readCases(), bans };
}

function describePicture({ id, type, at, bytes }: Screenshot): VisitorCase['screenshots'][number] {
  return { id, type, at, base64: Buffer.from(bytes).toString('base64') };
}

/** What of a case is not in each. */
const whereThere = [
  'closedAt',
  'surveyScore',
  'surveyComments',
  'transcriptEmail',
  'labels',
  'operatorVariables',
  'done',
  'botContext',
] as const;

function describeCase(
  chat: ChatCase,
  { entries, notes, files }: CaseRecords,
): Omit<VisitorCase, 'screenshots'> {
  const { id, widgetId, type, state, createdAt, visitor } = chat;
  const present = whereThere.filter((name) => chat[name] !== undefined).map((name) => [name, chat[name]]);
  return {
    id,
    widgetId,
    type,
    state,
    createdAt,
    visitor: { ...visitor },
    ...(Object.fromEntries(present) as Partial<VisitorCase>),
    entries: entries.map(({ index, kind, author, text, at }) => ({ index, kind, author, text, at })),
    notes: notes.map(({ author, text, at }) => ({ author, text, at })),
    files: files.map(({ id: fileId, sender, name, type: kind = '', size, at }) => ({
      id: fileId,
      sender,
      name,
      type: kind,
      size,
      at,
    })),
  };
}
