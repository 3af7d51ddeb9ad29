import type { ImageType } from './files/image-type';

/** A picture that a visitor sent into a chat. */
export interface Screenshot {
  id: string;
  caseId: string;
  type: ImageType;
  bytes: Uint8Array;
  at: number;
}

export interface Screenshots {
  add(screenshot: Screenshot): Promise<void>;
  get(id: string): Promise<Screenshot | undefined>;
  count(caseId: string): Promise<number>;
}
