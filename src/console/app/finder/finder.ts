import { computed, createModel } from '@preact/signals-core';
import type { AgentOverview } from '../../../operations/console/agents';
import type { WidgetOverview } from '../../../operations/console/widgets';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { WidgetListModel } from '../../kit/data/widget-list';
import { retentionFields } from '../../organisation/privacy/retention-fields';
import { listSettings } from '../../widgets/publishing/setting-fields';
import { publishingTexts } from '../../widgets/publishing/texts';
import { generalFields } from '../../widgets/settings/general-fields';
import { settingsTexts } from '../../widgets/settings/texts';
import { widgetParts } from '../../widgets/settings/widget-parts';
import { appTexts } from '../texts';
import type { Finder, FinderParts, PaletteEntry } from '../palette/palette-entry';
import { rankEntries } from './rank-entries';
import { paletteTexts } from '../palette/texts';
import { finderTexts } from './texts';

/** Returns parts of screens that have an address of their own. */
function places(): PaletteEntry[] {
  const { teams, webhooks, bots, mail } = finderTexts();
  const { agents, connections, privacy } = appTexts().screens;
  return [
    { title: teams, detail: agents, href: '#/agents/teams' },
    { title: webhooks, detail: connections, href: '#/connections' },
    { title: bots, detail: connections, href: '#/connections/bots' },
    { title: mail, detail: connections, href: '#/connections/mail' },
    ...Object.entries(retentionFields()).map(([path, { title }]) => ({
      title,
      detail: privacy,
      href: `#/privacy?field=${path}`,
      isHidden: true,
    })),
  ];
}

/** Knows all that this person can go to by name: screens, and for administrators widgets, agents and settings. */
export const FinderModel = createModel(({ query, client, links, isAdministrator }: FinderParts): Finder => {
  const widgets = new WidgetListModel(client);
  const agents = new ResourceModel(async (signal) => (await client.call('GET /agents', { signal })).agents);
  const lists = isAdministrator ? [widgets, agents] : [];
  for (const list of lists) void list.load();
  const entries = computed(() => [
    ...links.value.map(({ title, href }) => ({ title, detail: finderTexts().screen, href })),
    ...listOf(widgets).map(({ id, name }) => ({
      title: name,
      detail: finderTexts().widget,
      href: `#/widgets/${id}`,
    })),
    ...(isAdministrator ? places() : []),
    ...listOf(agents).map(entryOfAgent),
    ...listOf(widgets).flatMap(entriesOfWidget),
  ]);
  const found = computed(() => rankEntries(entries.value, query.value));
  return {
    found,
    note: computed(() => {
      const texts = finderTexts();
      const count = found.value.length;
      const wanted = query.value.trim();
      const kinds = lists.map(({ state }) => state.value.kind);
      if (kinds.includes('loading')) return paletteTexts().loading;
      if (kinds.includes('failed')) return texts.onlyScreens;
      return count === 0 ? texts.noMatch(wanted) : texts.results(count);
    }),
  };
});

function listOf<Item>({ state }: Resource<Item[]>): readonly Item[] {
  return state.value.kind === 'ready' ? state.value.value : [];
}

function entryOfAgent({ name, email }: AgentOverview): PaletteEntry {
  return {
    title: name,
    detail: finderTexts().agent(email),
    href: `#/agents/people/${encodeURIComponent(email)}`,
  };
}

/** The parts of a widget's screen, and its settings. */
function entriesOfWidget({ id, name }: WidgetOverview): PaletteEntry[] {
  const { parts } = settingsTexts();
  const ofParts = widgetParts.map((part) => ({
    title: parts[part],
    detail: name,
    href: part === 'general' ? `#/widgets/${id}` : `#/widgets/${id}/${part}`,
    isHidden: true,
  }));
  const general = Object.entries(generalFields()).map(([path, { title }]) => ({
    title,
    detail: `${name} · ${parts.general}`,
    href: `#/widgets/${id}?field=${path}`,
    isHidden: true,
  }));
  const settings = listSettings().map(({ path, title, part }) => ({
    title,
    detail: `${name} · ${part === 'rules' ? publishingTexts().rules : parts[part]}`,
    href: `${part === 'rules' ? `#/rules/${id}` : `#/widgets/${id}/${part}`}?field=${path}`,
    isHidden: true,
  }));
  return [...ofParts, ...general, ...settings];
}
