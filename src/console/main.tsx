import { effect } from '@preact/signals';
import { render } from 'preact';
import { createConsoleBrowser } from '../browser/console/console-browser';
import { createConsoleClient } from '../client/console-client';
import { App } from './app/App';
import { ConsoleModel } from './app/console';
import { CurrentScreenModel } from './app/current-screen';
import { chooseLocale, loadLanguage } from './app/languages/languages';
import { keepPage } from './app/keep-page';
import { pageTitle, showTitle } from './app/page-title';
import { chosenLanguage } from './kit/frame/language-choice';
import { LeavingModel } from './kit/frame/leaving';
import { spokenLocale } from './kit/texts/room-texts';
import { screens } from './app/screens';
import './kit/frame/console.css';
import './app/app.css';

const pageBrowser = createConsoleBrowser(window);
// Downloaded beside the first answers. Where it is lost, what is new is asked for.
const streams = import('../browser/console/few-streams').then((file) =>
  file.createFewStreams(window, pageBrowser),
);
const client = createConsoleClient({
  baseUrl: '/api/console',
  fetch: pageBrowser.network.fetch,
  clock: pageBrowser.clock,
  openStream(...stream) {
    const opening = streams.then((open) => open(...stream));
    return () => void opening.then((close) => close());
  },
  agent: () => model.session.email.peek(),
  language: spokenLocale,
});
const leaving = new LeavingModel(pageBrowser);
const browser = { ...pageBrowser, address: leaving.address };
const model = new ConsoleModel(client, browser);
const current = new CurrentScreenModel(screens, model.session, browser.address);

const locale = chooseLocale(window.navigator.languages, chosenLanguage(browser.storage));
const root = document.querySelector('#console');

function showCurrentTitle() {
  const waiting = model.waitingCount.value;
  const mentions = model.mentionCount.value;
  showTitle(document, pageTitle(current.title.value, waiting, mentions), waiting + mentions > 0);
}

/** Titles and screens are read here for the first time: what was read before the language came would stay English. */
async function start() {
  await loadLanguage(locale);
  document.documentElement.lang = spokenLocale();
  document.documentElement.dir = 'ltr';
  effect(showCurrentTitle);
  draw();
}

function draw() {
  if (root) render(<App {...{ model, client, browser, leaving, current }} />, root);
}

keepPage(window);
void start();
void model.session.resume();
