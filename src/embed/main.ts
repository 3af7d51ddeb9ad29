import { createBasicBrowser } from '../browser/basic-browser';
import { requestAvailability } from '../client/availability-request';
import type { MountPanel } from '../panel/link';
import { createCallbacks } from './callbacks';
import { createChatWidget } from './chat-widget-object';
import { readEmbedOptions, type Baked } from './embed-options';
import { createPanelLoader } from './panel-loader';
import { isRunning, publish } from './publish';
import { createReport } from './report';
import { createStage, type Stage } from './stage';
import { createVisitorDetails } from './visitor-details';
import { createWidget, type Widget } from './widget';

/** The panel's file name, put in by the build. */
declare const __PANEL_FILE__: string;
/** The parameter of the function that the service wraps around this script; absent in static use. */
declare const __chatWidgetBaked: Baked | undefined;

const report = createReport(window.console);

if (isRunning(window)) report.warn('the script is on this page twice; the second one does nothing.');
else run(typeof __chatWidgetBaked === 'undefined' ? undefined : __chatWidgetBaked);

function run(baked: Baked | undefined): void {
  const options = readEmbedOptions(findScript(baked), baked, report);
  const { apiKey, baseUrl, settings, widgetId } = options;
  const browser = createBasicBrowser(window);
  const service = { fetch: browser.network.fetch, baseUrl, apiKey, clock: browser.clock };
  const callbacks = createCallbacks(report, window);
  const visitor = createVisitorDetails();
  const loadPanel = createPanelLoader(options.panelFolder + __PANEL_FILE__, importPanel);

  const stage: Stage = createStage({
    document,
    clock: browser.clock,
    look: settings.look,
    onIntent: () => widget.prepare(),
    onOpen: () => widget.open(),
  });
  const widget: Widget = createWidget({
    browser,
    requestAvailability: (id, signal) => requestAvailability(service, id, signal),
    report,
    callbacks,
    visitor,
    settings,
    widgetId,
    stage,
    async loadPanel() {
      const mount = await loadPanel();
      return (context) => mount({ ...context, root: stage.root, browser, service });
    },
  });
  const methods = createChatWidget({ widget, callbacks, visitor, report, onDestroy: () => unpublish() });
  const unpublish = publish(window, options.aliases, methods, report);
  if (!widgetId) report.warn('there is no widget id: set data-widget-id on the script tag.');
}

async function importPanel(url: string): Promise<MountPanel> {
  const panel = (await import(/* @vite-ignore */ url)) as typeof import('../panel/main');
  return panel.mount;
}

function findScript(baked: Baked | undefined): HTMLScriptElement {
  // A page that runs the script in ways of its own may hide which tag it came from.
  const selector = baked ? `script[src*="/js/${baked.widgetId}.js"]` : 'script[data-widget-id]';
  const script = document.currentScript ?? document.querySelector(selector);
  return script instanceof HTMLScriptElement ? script : document.createElement('script');
}
