import type { FastifyRequest } from 'fastify';
import type { pictureUploadOperations } from '../../../operations/pictures';
import type { UploadedPictures } from '../../domain/pictures/create-pictures';
import { invalidParameter } from '../../domain/failure';
import type { Handlers } from '../../http/serve';

export interface PicturePorts {
  pictures: Pick<UploadedPictures, 'keep'>;
}

/** Pictures that administrators upload, and photos that agents upload of themselves. */
export function pictureHandlers({ pictures }: PicturePorts): Handlers<typeof pictureUploadOperations> {
  function keep({ agent, body }: Pick<FastifyRequest, 'agent' | 'body'>) {
    if (!Buffer.isBuffer(body)) throw invalidParameter('picture', 'is required');
    return pictures.keep(agent.orgId, body);
  }
  return { uploadPicture: keep, uploadOwnPicture: keep };
}
