import type { FileGroup } from '../chat/chat-file';
import { flag, number, object, type Reader } from '../read';

/** Files that visitors and agents send each other. */
export interface FileSettings extends Record<FileGroup, boolean> {
  isOn: boolean;
  /** Megabytes of the largest file. */
  largest: number;
  /** Files of one chat, for the visitor and for agents. */
  most: number;
}

export const readFiles: Reader<FileSettings> = object({
  isOn: flag(),
  largest: number(10, 1, 1000),
  most: number(20, 1, 200),
  pictures: flag(true),
  documents: flag(true),
  archives: flag(),
  drawings: flag(),
});
