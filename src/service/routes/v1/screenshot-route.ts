import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { VisitorScreenshots } from '../../domain/cases/visitor/screenshots';
import { invalidParameter } from '../../domain/failure';
import { addPreflight } from '../../http/cross-origin';
import { addressOf } from '../../http/address-of';
import { parseCaseId } from '../../http/input/case-id';
import type { Limits } from '../../http/limits/limits';

export interface ScreenshotRouteOptions {
  screenshots: VisitorScreenshots;
  config: { publicUrl?: string };
  limits: Pick<Limits, 'screenshot' | 'screenshotOfAddress' | 'screenshotOfOrganisation'>;
}

const url = '/api/v1/chat/:caseId/screenshot';
const largest = 2 * 1024 * 1024;

/** Takes an image as the whole body. What it is, its bytes tell and not its content type. */
export async function screenshotRoute(
  app: FastifyInstance,
  { screenshots, config, limits, onRequest }: ScreenshotRouteOptions & { onRequest: onRequestHookHandler },
): Promise<void> {
  app.removeAllContentTypeParsers();
  async function asIs(_request: unknown, body: Buffer) {
    return body;
  }
  app.addContentTypeParser(['image/png', 'image/jpeg', 'image/webp'], { parseAs: 'buffer' }, asIs);

  app.post<{ Params: { caseId: string } }>(url, { onRequest, bodyLimit: largest }, async (request, reply) => {
    const caseId = parseCaseId(request.params.caseId);
    limits.screenshotOfOrganisation.take(String(request.caller.orgId), reply);
    limits.screenshotOfAddress.take(addressOf(request), reply);
    limits.screenshot.take(caseId, reply);
    if (!Buffer.isBuffer(request.body)) throw invalidParameter('screenshot', 'is required');
    // Never by the visitor's own `Host`, which would stand in a link that an agent clicks.
    const base = config.publicUrl ?? '';
    return { caseId, screenshotId: await screenshots.take(request.caller, caseId, request.body, base) };
  });
  addPreflight(app, url, 'POST');
}
