import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { widgetFileOperations } from '../../../operations/public/widget-files';
import { unknownWidgetScript, type WidgetScript } from '../../domain/widgets/widget-script';
import { createCompressedText, type CompressedText } from '../../http/compressed-text';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { sendText } from '../../http/send-text';
import { servePublic } from '../../http/serve';

const mostKept = 1_000;

export interface ScriptRouteOptions {
  widgetScript: WidgetScript;
  config: { publicUrl?: string };
  limits: Limits;
  compress?: typeof createCompressedText;
}

/** The embed with a widget's settings, and the module with the settings that only the panel needs. */
export async function scriptRoute(
  app: FastifyInstance,
  { widgetScript, config, limits, compress = createCompressedText }: ScriptRouteOptions,
) {
  const kept = new Map<string, CompressedText>();
  const refuseOtherMethods = collectMethods(app);

  function sending(write: (widgetId: string) => Promise<string | undefined>) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { widgetId } = request.params as { widgetId: string };
      reply.type('text/javascript; charset=utf-8');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const text = await write(widgetId);
      if (text === undefined) {
        reply.header('cache-control', 'no-store');
        return reply.code(404).send(unknownWidgetScript(widgetId.slice(0, 100)));
      }
      // The id is written in many ways: each would be compressed again, and push out others.
      const key = request.routeOptions.url + widgetId.toLowerCase();
      // The console promises that pages show what is published within a minute: nothing older may be shown meanwhile.
      return sendText(compressed(key, text), request, reply, { 'cache-control': 'public, max-age=60' });
    };
  }
  servePublic(app, widgetFileOperations, limits, {
    getWidgetScript: sending((id) => widgetScript.embed(id, config.publicUrl)),
    getPanelSettings: sending(widgetScript.panelSettings),
  });
  refuseOtherMethods();

  function compressed(key: string, text: string): CompressedText {
    const known = kept.get(key);
    if (known?.text === text) return known;
    if (kept.size >= mostKept) kept.clear();
    const fresh = compress(text);
    kept.set(key, fresh);
    return fresh;
  }
}
