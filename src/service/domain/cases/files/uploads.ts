import { fileMessage, type ChatFile, type FileExtension } from '../../../../contract/chat/chat-file';
import { smallestFilePart } from '../../../../contract/limits';
import type { FileSettings } from '../../../../contract/settings/file-settings';
import { isBanned } from '../../access/banning';
import { Failure, invalidParameter } from '../../failure';
import type { Clock, Secrets } from '../../ports';
import type { Directory } from '../../widgets/directory';
import type { ChatCase } from '../cases';
import type { CaseStore } from '../tables';
import type { DescribeFiles } from './describe-files';
import type { FileBytes } from './file-bytes';
import { safeName } from './file-name';
import { extensionOf, isAllowed, takenFiles, typeOf } from './file-type';
import { bytesWritten, chunkSize, smallestRemainder, type FileSender, type KeptFile } from './files';
import { createJpegReader } from './jpeg';
import { createBeginningReader, isDrawnInScans, isTooManyPixels, isTooManyScans } from './picture-cost';

export interface UploadsPorts {
  store: CaseStore;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  secrets: Pick<Secrets, 'token'>;
  describe: DescribeFiles['describe'];
  fileBytes: FileBytes;
  /** Also cases that have ended take files: those that are answered by mail. */
  takesEnded?: boolean;
}

/** Bytes of a file as they come, from `offset` on. */
export interface FilePart {
  offset: number;
  /** Bytes that are to come. */
  length: number;
  bytes: AsyncIterable<Uint8Array>;
  /** Those who send take turns by it. */
  share: string;
  /** Called with what was written, also where the rest never comes. */
  onWritten(bytes: number): void;
}

export interface NewFile {
  name: string;
  size: number;
  /** What its sender calls the upload. */
  uploadId: string;
}

/** How far an upload is. `file` and `text`, the message that carries it, come with its last byte. */
export interface Upload {
  id: string;
  received: number;
  size: number;
  file?: ChatFile;
  text?: string;
}

/** Chunks: a profile of colours, as pictures for print have, may be two megabytes, and comes before the size. */
const mostOfBeginning = 12;
/** After how many chunks the beginning is looked at, which is then read from its first byte on: not after each of them. */
const looksAtBeginning = [1, 2, 4, 8, mostOfBeginning].map((chunks) => chunks * chunkSize);

/** Takes files into a case, a part at a time: what has arrived stays when the line is cut. */
export function createUploads(ports: UploadsPorts) {
  const { store, directory, clock, secrets, describe, fileBytes, takesEnded = false } = ports;

  function isOver({ state }: ChatCase): boolean {
    return state === 'closed' && !takesEnded;
  }

  /** Throws unless the case takes files now. */
  async function rulesOf(chat: ChatCase): Promise<FileSettings> {
    if (isOver(chat)) throw new Failure('caseClosed');
    const widget = await directory.widget(chat.pageWidgetId ?? chat.widgetId);
    if (!widget?.settings.files.isOn) throw new Failure('notOffered');
    return widget.settings.files;
  }

  function answer(kept: KeptFile): Upload {
    const { id, received, size, type } = kept;
    if (type === undefined || received < size) return { id, received, size };
    const file = describe(kept);
    return { id, received, size, file, text: fileMessage(file) };
  }

  function isBeginningHere({ received, size }: KeptFile): boolean {
    return received >= Math.min(size, chunkSize);
  }

  /** How far an upload is that was begun before. Its kind is still to tell where the service ended in between. */
  async function goOn(chat: ChatCase, known: KeptFile): Promise<Upload> {
    if (known.type !== undefined || !isBeginningHere(known)) return answer(known);
    return answer(await identify(known, await rulesOf(chat), String(chat.orgId)));
  }

  /** Up to what decides about a picture; `undefined`: that is still to come. */
  async function beginningOf(
    { id, received, size }: KeptFile,
    { first, extension, share }: { first: Uint8Array; extension: FileExtension; share: string },
  ): Promise<Uint8Array | undefined> {
    const chunks = [first];
    const isMoreBehind = createBeginningReader(extension);
    while (isMoreBehind(chunks.at(-1) ?? first) && chunks.length < mostOfBeginning) {
      const here = chunks.length * chunkSize;
      if (here >= size) break;
      if (here >= received) return undefined;
      const next = await fileBytes.readChunk(id, chunks.length, share);
      if (!next) break;
      chunks.push(next);
    }
    return chunks.length === 1 ? first : Buffer.concat(chunks);
  }

  /** Whether the scans of a picture, of which all bytes are here, keep browsers busy. */
  async function hasTooManyScans({ id, size }: KeptFile, share: string): Promise<boolean> {
    const reader = createJpegReader();
    for (let number = 0; number * chunkSize < size; number++) {
      const chunk = await fileBytes.readChunk(id, number, share);
      const facts = chunk && reader.read(chunk);
      if (!chunk || (facts && isTooManyScans(facts))) return true;
    }
    return false;
  }

  async function refuse({ id }: KeptFile): Promise<never> {
    await store.files.remove(id);
    throw new Failure('unsupportedFile');
  }

  /** Says what the file is by its first bytes, if they are here; one that the widget does not take is removed. */
  async function identify(file: KeptFile, rules: FileSettings, share: string): Promise<KeptFile> {
    const first = await fileBytes.readChunk(file.id, 0, share);
    const extension = first && extensionOf(first, file.name);
    if (!extension || !isAllowed(extension, rules)) return refuse(file);
    const beginning = await beginningOf(file, { first, extension, share });
    if (beginning === undefined) return file;
    if (isTooManyPixels(beginning, extension)) return refuse(file);
    if (isDrawnInScans(beginning, extension)) {
      if (file.received < file.size) return file;
      if (await hasTooManyScans(file, share)) return refuse(file);
    }
    const known = { name: safeName(file.name, extension), type: typeOf(extension) };
    await store.files.identify(file.id, known);
    return { ...file, ...known };
  }

  return {
    /** Begins an upload; one that was begun before answers how far it is. */
    async begin(chat: ChatCase, sender: FileSender, { name, size, uploadId }: NewFile): Promise<Upload> {
      const known = await store.files.byUpload(chat.id, sender, uploadId);
      if (known) return goOn(chat, known);
      const rules = await rulesOf(chat);
      if (size > takenFiles(rules).largest)
        throw new Failure('tooLarge', `Files can be up to ${rules.largest} MB.`);
      const at = clock.now();
      if (sender === 'visitor' && (await isBanned(store.bans, chat.orgId, chat.visitor, at)))
        throw new Failure('banned');
      const file: KeptFile = {
        id: secrets.token(),
        caseId: chat.id,
        sender,
        uploadId,
        name: safeName(name),
        size,
        received: 0,
        at,
      };
      return store.transaction(async ({ cases, files }) => {
        const current = await cases.lock(chat.id);
        if (!current || isOver(current)) throw new Failure('caseClosed');
        const other = await files.byUpload(chat.id, sender, uploadId);
        if (other) return answer(other);
        if ((await files.count(chat.id, sender)) >= rules.most) throw new Failure('tooManyFiles');
        await files.add(file);
        return answer(file);
      });
    },

    /** Keeps bytes as they come, from `offset` on. When `bytes` breaks off, what came before is kept. */
    async append(
      chat: ChatCase,
      given: KeptFile,
      { offset, length, bytes, share, onWritten }: FilePart,
    ): Promise<Upload> {
      const rules = await rulesOf(chat);
      let file = given;
      if (offset !== file.received) throw new Failure('wrongOffset');
      if (length < smallestFilePart && offset + length < file.size)
        throw invalidParameter(
          'Content-Length',
          `must be at least ${smallestFilePart} but for the last part`,
        );
      const gathered: Uint8Array[] = [];
      let gatheredSize = 0;

      async function keep(): Promise<void> {
        if (gatheredSize === 0) return;
        const piece = Buffer.concat(gathered.splice(0));
        gatheredSize = 0;
        const { id, received } = file;
        const isKept = await fileBytes.append({ id, offset: received, bytes: piece, share });
        if (!isKept) throw new Failure('wrongOffset');
        onWritten(bytesWritten(received, piece.byteLength));
        file = { ...file, received: received + piece.byteLength };
        const isTime = looksAtBeginning.includes(file.received) || file.received === file.size;
        if (file.type === undefined && isTime) file = await identify(file, rules, share);
      }

      try {
        for await (let piece of bytes) {
          if (file.received + gatheredSize + piece.byteLength > file.size)
            throw invalidParameter('offset', 'the file is longer than its size');
          while (piece.byteLength > 0) {
            const room = chunkSize - ((file.received + gatheredSize) % chunkSize);
            const part = piece.subarray(0, room);
            piece = piece.subarray(room);
            gathered.push(part);
            gatheredSize += part.byteLength;
            if (part.byteLength === room) await keep();
          }
        }
      } catch (error) {
        // The line was cut, or more was refused: what came before that counts.
        if (!(error instanceof Failure) && gatheredSize >= smallestRemainder) await keep();
        throw error;
      }
      await keep();
      return answer(file);
    },
  };
}
