import { assertMayUse, type Caller } from '../../widgets/caller';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import { isIdentifier } from '../../widgets/directory';
import type { ChatCase } from '../cases';
import { createFileDescriptions } from './describe-files';
import { chunkSize, type FileSender, type KeptFile } from './files';
import { createUploads, type FilePart, type NewFile, type Upload, type UploadsPorts } from './uploads';

export interface CaseFilesPorts extends Omit<UploadsPorts, 'describe'> {
  publicUrl: string | undefined;
}

/** What one side may do with the files of a case. Throws `notFound` for what is not theirs. */
export interface FilesOf<Person> {
  begin(person: Person, caseId: string, file: NewFile): Promise<Upload>;
  append(person: Person, id: string, part: FilePart): Promise<Upload>;
  cancel(person: Person, id: string): Promise<void>;
}

export interface WholeFile {
  name: string;
  uploadId: string;
  bytes: Uint8Array;
  /** Not where a message of the case carries it already. */
  isOnce?: boolean;
}

/** Milliseconds after which what nobody goes on with is removed. */
const abandonedAfter = 24 * 3_600_000;

/** Files that visitors and agents send each other. */
export function createCaseFiles({ publicUrl, ...ports }: CaseFilesPorts) {
  const { store, directory, clock, fileBytes } = ports;
  const descriptions = createFileDescriptions({ files: store.files, publicUrl });
  const { describe } = descriptions;
  /** Whole files that were there before are carried by messages, which stay. */
  let lookedAtUpTo = 0;
  const uploads = createUploads({ ...ports, describe });
  const uploadsOfMails = createUploads({
    ...ports,
    describe,
    // A mail that waits would hold up those behind it.
    fileBytes: { ...fileBytes, append: fileBytes.appendAnyway },
    takesEnded: true,
  });

  function filesOf<Person>(
    sender: FileSender,
    assertTheirs: (person: Person, chat: ChatCase) => Promise<void>,
  ): FilesOf<Person> {
    async function openCase(person: Person, caseId: string): Promise<ChatCase> {
      const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
      if (!chat) throw new Failure('notFound');
      await assertTheirs(person, chat);
      return chat;
    }
    async function openFile(person: Person, id: string): Promise<{ chat: ChatCase; file: KeptFile }> {
      const file = await store.files.get(id);
      if (file?.sender !== sender) throw new Failure('notFound');
      return { file, chat: await openCase(person, file.caseId) };
    }

    return {
      begin: async (person, caseId, file) => uploads.begin(await openCase(person, caseId), sender, file),
      async append(person, id, part) {
        const { chat, file } = await openFile(person, id);
        return uploads.append(chat, file, part);
      },
      async cancel(person, id) {
        const { file } = await openFile(person, id);
        // What a message carries stays as long as the message.
        if (!(await store.files.isCarried(file))) await store.files.remove(id);
      },
    };
  }

  return {
    withFiles: descriptions.withFiles,

    ofVisitor: filesOf<Caller>('visitor', async (caller, chat) => {
      if (chat.orgId !== caller.orgId) throw new Failure('notFound');
      assertMayUse(await directory.widget(chat.pageWidgetId ?? chat.widgetId), caller);
    }),

    ofAgent: filesOf<Agent>('agent', async (agent, chat) => {
      if (!(await store.widgets.answeredBy(agent.email, chat.widgetId))) throw new Failure('notFound');
    }),

    /**
     * Takes a file of the visitor that is here at once. Returns the message that carries it, `undefined` where it is taken once and a
     * message does already; throws as an upload does.
     */
    async takeWhole(
      chat: ChatCase,
      { name, uploadId, bytes, isOnce = false }: WholeFile,
    ): Promise<string | undefined> {
      const size = bytes.byteLength;
      if (size === 0) throw new Failure('unsupportedFile');
      const begun = await uploadsOfMails.begin(chat, 'visitor', { name, size, uploadId });
      const kept = await store.files.get(begun.id);
      if (!kept) throw new Failure('notFound');
      if (isOnce && (await store.files.isCarried(kept))) return undefined;
      const part = {
        offset: begun.received,
        length: size - begun.received,
        bytes: onePiece(bytes.subarray(begun.received)),
        share: String(chat.orgId),
        onWritten() {},
      };
      const { text } = begun.text === undefined ? await uploadsOfMails.append(chat, kept, part) : begun;
      if (text === undefined) throw new Failure('unsupportedFile');
      return text;
    },

    /** For everybody who has its id. Throws `notFound` while it is not whole. */
    async open(id: string): Promise<KeptFile & { type: string }> {
      const file = await store.files.get(id);
      if (file?.type === undefined || file.received < file.size) throw new Failure('notFound');
      return { ...file, type: file.type };
    },

    /** Reads bytes from `start` up to `end`, which is included, a chunk at a time. Those who read take turns, by their `share`. */
    async *read(
      { id }: KeptFile,
      { start, end, share }: { start: number; end: number; share: string },
    ): AsyncGenerator<Uint8Array, void> {
      for (let number = Math.floor(start / chunkSize); number * chunkSize <= end; number++) {
        const chunk = await fileBytes.readChunk(id, number, share);
        if (!chunk) throw new Failure('notFound');
        const from = number * chunkSize;
        yield chunk.subarray(Math.max(0, start - from), end - from + 1);
      }
    },

    async forgetAbandoned(): Promise<void> {
      const before = clock.now() - abandonedAfter;
      // After a clock that was ahead: all of them once more.
      await store.files.removeAbandoned(before, lookedAtUpTo > before ? 0 : lookedAtUpTo);
      lookedAtUpTo = before;
    },
  };
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export type CaseFiles = ReturnType<typeof createCaseFiles>;
