import { expect, test } from 'vitest';
import { readEmbedOptions, type Baked } from './embed-options';
import { createFakeReport } from './fake-report';

const baked: Baked = {
  widgetId: 'w',
  apiKey: 'k',
  baseUrl: 'https://chat.example',
  settings: { locale: 'de' },
};

function read(src: string, dataset: Record<string, string> = {}, given?: Baked) {
  const report = createFakeReport();
  return { options: readEmbedOptions({ src, dataset }, given, report), report };
}

test('what the service baked in is taken', () => {
  const { options, report } = read('https://chat.example/js/w.js', { aliases: ' Foo  Bar ' }, baked);
  expect(options).toEqual({
    widgetId: 'w',
    apiKey: 'k',
    baseUrl: 'https://chat.example',
    _panelFolder: 'https://chat.example/widget/',
    _panelSettings: 'https://chat.example/js/w/panel.js?test',
    aliases: ['Foo', 'Bar'],
    settings: { locale: 'de' },
  });
  expect(report.warnings).toEqual([]);
});

test.each([
  ['https://chat.example/js/w.js?v=1#x', 'https://chat.example'],
  ['https://shop.example/chat/js/w.js', 'https://shop.example/chat'],
  ['https://shop.example/js/chat/js/w.js', 'https://shop.example/js/chat'],
])('%s belongs to the service at %s', (src, base) => {
  const { options } = read(src, {}, baked);
  expect([options.baseUrl, options._panelFolder]).toEqual([base, `${base}/widget/`]);
});

test('without our service the script tag says all, and the panel lies beside the script', () => {
  const { options } = read('https://cdn.example/assets/chat-widget.js', {
    widgetId: 'w',
    apiKey: 'k',
    baseUrl: 'https://api.example/',
    settings: '{"look":{"position":"bl"}}',
  });
  expect(options).toMatchObject({ widgetId: 'w', apiKey: 'k', baseUrl: 'https://api.example' });
  expect(options).toMatchObject({ _panelFolder: 'https://cdn.example/assets/', _panelSettings: '' });
  expect(options.settings).toEqual({ look: { position: 'bl' } });
});

test('aliases are set by the tag, by the settings, or by both', () => {
  const settings = { aliases: ['Bar', 'Baz'] };
  const given = { ...baked, settings };
  expect(read('https://chat.example/js/w.js', {}, given).options.aliases).toEqual(['Bar', 'Baz']);
  const both = read('https://chat.example/js/w.js', { aliases: 'Foo' }, given);
  expect(both.options.aliases).toEqual(['Foo', 'Bar', 'Baz']);
  const written = { widgetId: 'w', settings: '{"aliases":7}' };
  expect(read('https://cdn.example/chat-widget.js', written).options.aliases).toEqual([]);
});

test('settings that are no JSON are named and never break the page', () => {
  const { options, report } = read('https://cdn.example/chat-widget.js', {
    widgetId: 'w',
    settings: '{look:1}',
  });
  expect(options.settings).toBeUndefined();
  expect(report.warnings).toEqual([expect.stringContaining('data-settings')]);
});
