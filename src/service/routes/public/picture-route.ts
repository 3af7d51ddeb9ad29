import type { FastifyInstance } from 'fastify';
import { pictureOperations } from '../../../operations/pictures';
import { siteOf } from '../../domain/access/address-block';
import type { UploadedPictures } from '../../domain/pictures/create-pictures';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { servePublic } from '../../http/serve';

export interface PictureRouteOptions {
  pictures: Pick<UploadedPictures, 'read'>;
  limits: Limits;
}

/** Pictures that administrators uploaded, each at an address that nobody guesses and that never changes. Nothing in them runs. */
export async function pictureRoute(app: FastifyInstance, { pictures, limits }: PictureRouteOptions) {
  const refuseOtherMethods = collectMethods(app);
  servePublic(app, pictureOperations, limits, {
    async readPicture(request, reply) {
      const { pictureId } = request.params as { pictureId: string };
      const { type, bytes } = await pictures.read(pictureId, siteOf(request.ip));
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        // Pages of customers show them.
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      return reply.type(type).send(Buffer.from(bytes));
    },
  });
  refuseOtherMethods();
}
