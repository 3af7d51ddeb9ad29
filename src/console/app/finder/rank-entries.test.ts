import { expect, test } from 'vitest';
import { rankEntries } from './rank-entries';

const entries = [
  { title: 'Chats', detail: 'Screen', href: '#/' },
  { title: 'Widgets', detail: 'Screen', href: '#/widgets' },
  { title: 'Integrations', detail: 'Screen', href: '#/connections' },
  { title: 'Zoë Ångström', detail: 'Agent · zoe@shop.example', href: '#/agents/people/zoe' },
  { title: 'Look', detail: 'Shop', href: '#/widgets/w1/look', isHidden: true },
  { title: 'Accent colour', detail: 'Shop · Look', href: '#/widgets/w1/look?a', isHidden: true },
  { title: 'Accent colour', detail: 'Harbour · Look', href: '#/widgets/w2/look?a', isHidden: true },
  {
    title: 'Agents see what visitors type before they send it',
    detail: 'Shop · Behaviour',
    href: '#/widgets/w1/behaviour?t',
    isHidden: true,
  },
];

test.each([
  ['chats', ['#/']],
  ['WIDG', ['#/widgets']],
  ['intgrations', ['#/connections']],
  ['angstrom', ['#/agents/people/zoe']],
  ['accent color', ['#/widgets/w1/look?a', '#/widgets/w2/look?a']],
  ['harb accent', ['#/widgets/w2/look?a']],
  ['look', ['#/widgets/w1/look', '#/widgets/w1/look?a', '#/widgets/w2/look?a']],
  ['visitors type', ['#/widgets/w1/behaviour?t']],
  ['nothing like it', []],
])('“%s” finds %j', (query, hrefs) => {
  expect(rankEntries(entries, query).map(({ href }) => href)).toEqual(hrefs);
});

test('all but settings are listed before anything is looked for', () => {
  expect(rankEntries(entries, ' ').map(({ title }) => title)).toEqual([
    'Chats',
    'Widgets',
    'Integrations',
    'Zoë Ångström',
  ]);
});
