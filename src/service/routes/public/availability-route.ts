import type { FastifyInstance } from 'fastify';
import type { AvailabilityCheck } from '../../domain/widgets/availability';
import { addressOf } from '../../http/address-of';
import { allowCrossOrigin } from '../../http/cross-origin';
import { answerErrors, sdkErrors } from '../../http/errors';
import type { Limiter } from '../../http/limits/limiter';
import { collectMethods } from '../../http/other-methods';

export interface AvailabilityRouteOptions {
  availability: AvailabilityCheck;
  limits: { availability: Limiter };
}

/** The availability check without a key that mobile SDKs use. Decisions, section 1. */
export async function availabilityRoute(
  app: FastifyInstance,
  options: AvailabilityRouteOptions,
): Promise<void> {
  app.setErrorHandler(answerErrors(sdkErrors));
  allowCrossOrigin(app);
  const refuseOtherMethods = collectMethods(app);
  app.get<{ Params: { widgetId: string } }>('/public/api/v2/chat/:widgetId', async (request, reply) => {
    options.limits.availability.take(addressOf(request), reply);
    const found = await options.availability.of(request.params.widgetId);
    const data = {
      widgetId: found.widgetId,
      online: String(found.online),
      emailRequired: String(found.emailRequired),
      messageRequired: String(found.messageRequired),
      screenshotRequired: String(found.screenshotRequired),
    };
    return { statusCode: 200, data };
  });
  refuseOtherMethods();
}
