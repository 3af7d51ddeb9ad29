import { effect } from '@preact/signals';
import { render } from 'preact';
import { createConsoleBrowser } from '../browser/console-browser';
import { createConsoleClient } from '../client/console-client';
import { App } from './app/App';
import { ConsoleModel } from './app/console';
import { CurrentScreenModel } from './app/current-screen';
import { showTitle } from './app/page-title';
import { screens } from './screens';
import './frame/console.css';
import './app/app.css';

const browser = createConsoleBrowser(window);
const client = createConsoleClient({
  baseUrl: '/api/console',
  fetch: browser.network.fetch,
  clock: browser.clock,
  openStream: (url) => new EventSource(url),
});
const model = new ConsoleModel(client, browser);
const current = new CurrentScreenModel(screens, model.session.role, browser.address);

effect(() => showTitle(document, model.title.value, model.waitingCount.value > 0));
const root = document.querySelector('#console');
if (root) {
  const props = { model, client, browser, current, onReload: () => window.location.reload() };
  render(<App {...props} />, root);
}
void model.session.resume();
