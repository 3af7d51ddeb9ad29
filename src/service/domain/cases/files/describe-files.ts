import { readFileMessage, type ChatFile } from '../../../../contract/chat/chat-file';
import type { Files, KeptFile } from './files';

export type DescribeFiles = ReturnType<typeof createFileDescriptions>;

export interface FileDescriptionPorts {
  files: Pick<Files, 'whole'>;
  publicUrl: string | undefined;
}

/** Finds the files that messages carry: those of the same case whose link is what a message says. */
export function createFileDescriptions({ files, publicUrl = '' }: FileDescriptionPorts) {
  function describe({ id, name, type = '', size }: KeptFile): ChatFile {
    // Never the visitor's own `Host`, which would become part of a link that an agent clicks.
    return { id, name, type, size, url: `${publicUrl}/files/${id}` };
  }

  return {
    describe,
    /** Returns each entry as `show` draws it, with its file where it carries one. */
    async withFiles<Kept extends { caseId: string; text: string }, Shown extends object>(
      entries: readonly Kept[],
      show: (entry: Kept) => Shown,
    ): Promise<(Shown & { file?: ChatFile })[]> {
      const ids = new Map<Kept, string>();
      for (const entry of entries) {
        const id = readFileMessage(entry.text)?.id;
        if (id) ids.set(entry, id);
      }
      const [first] = ids.keys();
      const found = first ? await files.whole(first.caseId, [...ids.values()]) : [];
      const byId = new Map(found.map((file) => [file.id, describe(file)]));
      return entries.map((entry) => {
        const file = byId.get(ids.get(entry) ?? '');
        return { ...show(entry), ...(file && { file }) };
      });
    },
  };
}
