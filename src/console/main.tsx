import { effect } from '@preact/signals';
import { render } from 'preact';
import { createConsoleClient } from '../client/console-client';
import { ConsoleModel } from './models/console';
import { showTitle } from './page/page-title';
import { createPageSurroundings } from './page/page-surroundings';
import { App } from './views/App';
import './views/console.css';

const surroundings = createPageSurroundings(window);
const client = createConsoleClient({
  baseUrl: '/api/console',
  fetch: window.fetch.bind(window),
  clock: surroundings.clock,
  openStream: (url) => new EventSource(url),
});
const model = new ConsoleModel(client, surroundings);

effect(() => showTitle(document, model.title.value, model.waitingCount.value > 0));
const root = document.querySelector('#console');
if (root) render(<App model={model} />, root);
void model.session.resume();
