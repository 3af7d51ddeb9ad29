import type { pictureUploadOperations } from '../../../operations/pictures';
import type { UploadedPictures } from '../../domain/pictures/create-pictures';
import { invalidParameter } from '../../domain/failure';
import type { Handlers } from '../../http/serve';

export interface PicturePorts {
  pictures: Pick<UploadedPictures, 'keep'>;
}

/** Pictures that administrators upload. */
export function pictureHandlers({ pictures }: PicturePorts): Handlers<typeof pictureUploadOperations> {
  return {
    uploadPicture({ agent, body }) {
      if (!Buffer.isBuffer(body)) throw invalidParameter('picture', 'is required');
      return pictures.keep(agent.orgId, body);
    },
  };
}
