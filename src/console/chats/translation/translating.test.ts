import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeviceTranslator, TranslatorPresence } from '../../../browser/console/device-translator';
import { createFakeBrowser, type FakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import type { CaseEntry } from '../../../operations/console/cases';
import { TranslatingModel } from './translating';

let browser: FakeBrowser;
let presence: TranslatorPresence;
let detected: string | undefined;
let opened: string[];
let closed: string[];
let model: InstanceType<typeof TranslatingModel>;
const entries = signal<readonly CaseEntry[]>([]);
const draft = signal('');

const device: DeviceTranslator = {
  presence: () => Promise.resolve(presence),
  detect: () => Promise.resolve(detected),
  open({ from, to }, onProgress) {
    opened.push(`${from}>${to}`);
    onProgress(1);
    return Promise.resolve({
      translate(text) {
        return text === 'nonsense' ? Promise.reject(new Error('No.')) : Promise.resolve(`${to}(${text})`);
      },
      close: () => closed.push(`${from}>${to}`),
    });
  },
};

function said(kind: CaseEntry['kind'], ...texts: string[]) {
  const first = entries.value.length;
  const added = texts.map((text, n): CaseEntry => ({ index: first + n, kind, author: '', text, at: 0 }));
  entries.value = [...entries.value, ...added];
}
function open(visitorLocale = 'fr-CA') {
  const { storage } = browser;
  function write(text: string) {
    draft.value = text;
  }
  model = new TranslatingModel({
    device,
    storage,
    entries,
    visitorLocale,
    agentLocale: 'en-GB',
    draft,
    write,
  });
  return settle();
}
beforeEach(() => {
  browser = createFakeBrowser();
  [presence, detected, opened, closed] = ['ready', undefined, [], []];
  [entries.value, draft.value] = [[], ''];
});
afterEach(() => model[Symbol.dispose]());

test('offers to translate a visitor’s language, and translates what they wrote and go on to write', async () => {
  said('visitor', 'bonjour', 'nonsense');
  said('agent', 'hello');
  await open();
  expect([model.state.value.kind, model.visitorLanguage.value, opened]).toEqual(['off', 'fr', []]);
  model.toggle();
  await settle();
  said('visitor', 'merci');
  await settle();
  expect(Object.fromEntries(model.translations.value)).toEqual({
    bonjour: 'en(bonjour)',
    merci: 'en(merci)',
  });
  model.toggle();
  expect([model.state.value.kind, model.translations.value.size, closed]).toEqual(['off', 0, ['fr>en']]);
});

test.each<[string, string, string | undefined, TranslatorPresence]>([
  ['the visitor’s browser asks for the agent’s language', 'en-US', undefined, 'ready'],
  ['they write the agent’s language', 'fr', 'en', 'ready'],
  ['the browser does not have the two languages', 'fr', undefined, 'missing'],
])('nothing is offered where %s', async (_what, locale, found, has) => {
  [detected, presence] = [found, has];
  said('visitor', 'hello');
  await open(locale);
  expect(model.state.value.kind).toBe('none');
});

test('goes by what is written, not by what the browser of the visitor asks for', async () => {
  detected = 'zh-TW';
  said('visitor', '你好');
  await open('en');
  expect([model.state.value.kind, model.visitorLanguage.value]).toEqual(['off', 'zh-Hant']);
});

test('a chat is translated as it opens once the agent has asked for it, but nothing is downloaded without a click', async () => {
  said('visitor', 'bonjour');
  await open();
  model.toggle();
  await settle();
  model[Symbol.dispose]();
  await open();
  expect(model.state.value.kind).toBe('on');
  model[Symbol.dispose]();
  presence = 'download';
  await open();
  expect(model.state.value.kind).toBe('off');
});

test('an answer is put into the visitor’s language in the box, and back; what is typed meanwhile stays', async () => {
  said('visitor', 'bonjour');
  await open();
  model.toggle();
  await settle();
  draft.value = 'Yes';
  await model.draft.translate();
  expect([draft.value, model.draft.state.value]).toEqual(['fr(Yes)', 'translated']);
  model.draft.restore();
  expect([draft.value, model.draft.state.value]).toEqual(['Yes', 'own']);
  const translated = model.draft.translate();
  draft.value = 'Yes, we do';
  await translated;
  expect(draft.value).toBe('Yes, we do');
});

test('a translation that comes after its chat was left is written nowhere, and all is closed', async () => {
  said('visitor', 'bonjour');
  await open();
  model.toggle();
  await settle();
  draft.value = 'Yes';
  const translated = model.draft.translate();
  model[Symbol.dispose]();
  await translated;
  await settle();
  expect([draft.value, closed.sort()]).toEqual(['Yes', ['en>fr', 'fr>en']]);
});
