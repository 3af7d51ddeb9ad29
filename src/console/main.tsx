import { effect } from '@preact/signals';
import { render } from 'preact';
import { createConsoleClient } from '../client/console-client';
import { ConsoleModel } from './app/console';
import { showTitle } from './app/page-title';
import { createConsoleBrowser } from '../browser/console-browser';
import { App } from './app/App';
import './frame/console.css';

const browser = createConsoleBrowser(window);
const client = createConsoleClient({
  baseUrl: '/api/console',
  fetch: browser.network.fetch,
  clock: browser.clock,
  openStream: (url) => new EventSource(url),
});
const model = new ConsoleModel(client, browser);

effect(() => showTitle(document, model.title.value, model.waitingCount.value > 0));
const root = document.querySelector('#console');
if (root) render(<App model={model} />, root);
void model.session.resume();
