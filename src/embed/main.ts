import { createBasicBrowser } from '../browser/basic-browser';
import { requestAvailability } from '../client/availability-request';
import type { VisitorDetails } from '../contract/chat/visitor-details';
import { createCallbacks } from './object/callbacks';
import { createChatWidget } from './object/chat-widget-object';
import { readEmbedOptions, type Baked, type ScriptTag } from './embed-options';
import { readLook } from './launcher/look';
import { createChunkLoader } from './chunk-loader';
import { isRunning, publish, publishAliases } from './object/publish';
import { createReport } from './report';
import { createStage, type Stage } from './launcher/stage';
import { createWidget, type Widget } from './widget';

/** The name of the folder of the files that this script loads, put in by the build. */
declare const __EDITION__: string;
/** The parameter of the function that the service wraps around this script; absent in static use. */
declare const __cwBaked: Baked | undefined;

const report = createReport(window.console);

// Straight in the script's own scope: what runs once, and no function refers to, leaves the page's memory.
const baked = typeof __cwBaked === 'undefined' ? undefined : __cwBaked;
const options = readEmbedOptions(findScript(), baked, report);
if (isRunning(window)) {
  report.warn('the script is here twice.');
  publishAliases(window, options.aliases, report);
} else {
  const { apiKey, baseUrl, settings, widgetId } = options;
  const browser = createBasicBrowser(window);
  const service = { fetch: browser.network.fetch, baseUrl, apiKey, clock: browser.clock };
  const callbacks = createCallbacks(report, window);
  const visitor: VisitorDetails = { customFields: {} };
  const folder = options._panelFolder + __EDITION__;
  const loadPanel = createChunkLoader(`${folder}/panel.js`, load<typeof import('../panel/main')>, true);
  const loadPanelSettings = createChunkLoader(options._panelSettings, load<{ default: object }>);
  const loadProactive = createChunkLoader(
    `${folder}/proactive.js`,
    load<typeof import('./proactive/main')>,
    !baked,
  );

  const look = readLook(settings);
  const stage: Stage = createStage({
    document,
    look,
    nonce: document.currentScript?.nonce,
    _report: report,
    _onIntent: () => widget._prepare(),
    _onOpen: () => widget._open(),
  });
  const widget: Widget = createWidget({
    browser,
    _requestAvailability: (id, locale) =>
      requestAvailability(service, id, locale || document.documentElement.lang),
    _report: report,
    _host: { fire: callbacks.fire, visitor: () => visitor, warn: report.warn },
    settings,
    widgetId,
    _stage: stage,
    _loadProactive: async () => (await loadProactive()).loadProactive(baked, widgetId, service, visitor),
    async _loadPanel() {
      const [{ loadMount }, panelSettings] = await Promise.all([loadPanel(), baked && loadPanelSettings()]);
      const mount = await loadMount(baked !== undefined);
      return (host) =>
        mount({
          ...host,
          settings: { ...panelSettings?.default, ...host.settings },
          root: stage._root,
          browser,
          service,
        });
    },
  });
  const methods = createChatWidget({
    widget,
    callbacks,
    visitor,
    _report: report,
    _onDestroy: () => unpublish(),
  });
  const unpublish = publish(window, options.aliases, methods, report);
  if (!widgetId) report.warn('data-widget-id is missing.');
}

function load<Module>(url: string) {
  return import(/* @vite-ignore */ url) as Promise<Module>;
}

/** What came by `import()` or `eval` has no tag; while a page's own script evaluates text, that one is the current script. */
function findScript(): ScriptTag {
  const selector = baked ? `script[src*="/js/${baked.widgetId}.js"]` : 'script[data-widget-id]';
  const { currentScript } = document;
  const tag = currentScript?.matches(selector) ? currentScript : document.querySelector(selector);
  return (tag as HTMLScriptElement | null) ?? { src: `${baked?.baseUrl ?? ''}/js/`, dataset: {} };
}
