import type { FastifyInstance } from 'fastify';
import { keylessOperations } from '../../../operations/public/widget-files';
import type { AvailabilityCheck } from '../../domain/widgets/availability';
import { flagsAsText } from '../../http/availability-flags';
import { allowCrossOrigin } from '../../http/cross-origin';
import { answerErrors, sdkErrors } from '../../http/errors';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { servePublic } from '../../http/serve';

export interface AvailabilityRouteOptions {
  availability: AvailabilityCheck;
  limits: Limits;
}

/** The availability check without a key that mobile SDKs use. Decisions, section 1. */
export async function availabilityRoute(
  app: FastifyInstance,
  { availability, limits }: AvailabilityRouteOptions,
): Promise<void> {
  app.setErrorHandler(answerErrors(sdkErrors));
  allowCrossOrigin(app);
  const refuseOtherMethods = collectMethods(app);
  servePublic(app, keylessOperations, limits, {
    async checkKeylessAvailability({ params }) {
      const found = await availability.of(params.widgetId);
      return { statusCode: 200, data: { widgetId: found.widgetId, ...flagsAsText(found) } };
    },
  });
  refuseOtherMethods();
}
