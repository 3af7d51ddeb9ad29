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

export const fileDefaults: FileSettings = {
  isOn: false,
  largest: 10,
  most: 20,
  pictures: true,
  documents: true,
  archives: false,
  drawings: false,
};

export const readFiles: Reader<FileSettings> = object({
  isOn: flag(fileDefaults.isOn),
  largest: number(fileDefaults.largest, 1, 1000),
  most: number(fileDefaults.most, 1, 200),
  pictures: flag(fileDefaults.pictures),
  documents: flag(fileDefaults.documents),
  archives: flag(fileDefaults.archives),
  drawings: flag(fileDefaults.drawings),
});
