import { batch, effect, signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeAddress } from '../../browser/fakes/fake-address';
import { settle } from '../../browser/fakes/fake-clock';
import type { Role } from '../entry/sign-in/session';
import { screens as realScreens } from './screens';
import { CurrentScreenModel } from './current-screen';
import type { ScreenEntry } from './screen';

function setUp(role: Role | undefined, isLost = false) {
  const loads: string[] = [];
  function entry(path: string, title: string, forRole: Role): ScreenEntry {
    return {
      path,
      title: () => title,
      role: forRole,
      icon: `icon of ${title}`,
      isMostUsed: title === 'Chats',
      group: 'work',
      async load() {
        loads.push(title);
        await settle();
        if (title === 'Widgets' || (isLost && title === 'Sign in'))
          throw new TypeError('Failed to fetch dynamically imported module');
        return { Screen: Object.assign(() => null, { displayName: title }) };
      },
    };
  }
  const screens = {
    first: [entry('', 'Sign in', 'guest'), entry('', 'Chats', 'agent'), entry('logs', 'Logs', 'agent')],
    async loadAdministration() {
      loads.push('administration');
      await settle();
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return [entry('widgets', 'Widgets', 'administrator'), entry('keys', 'Keys', 'administrator')];
    },
  };
  const who = signal(role);
  const hasExpired = signal(false);
  const address = createFakeAddress();
  const current = new CurrentScreenModel(screens, { role: who, hasExpired }, address);
  function shown() {
    const state = current.state.value;
    return state.kind === 'ready' ? state.screen.displayName : state.kind;
  }
  function path() {
    const state = current.state.value;
    return state.kind === 'ready' ? state.path : undefined;
  }
  function above() {
    const cover = current.cover.value;
    return typeof cover === 'object' ? cover.screen.displayName : cover;
  }
  return { who, hasExpired, address, current, loads, shown, above, path };
}

test.each<[Role, string, string]>([
  ['guest', '#/logs', 'Sign in'],
  ['agent', '', 'Chats'],
  ['agent', '#/cases/a', 'Chats'],
  ['agent', '#/logs/today', 'Logs'],
  ['agent', '#/widgets', 'Chats'],
  ['administrator', '#/logs', 'Logs'],
  ['administrator', '#/widgets', 'failed'],
  ['administrator', '#/keys', 'Keys'],
  ['administrator', '#/cases/a', 'Chats'],
])('%s at %s sees %s', async (role, hash, title) => {
  const { address, shown } = setUp(role);
  address.change(hash);
  for (let turn = 0; turn < 4; turn++) await settle();
  expect(shown()).toBe(title);
});

test('a screen is downloaded when it is first shown, and what comes too late is not shown', async () => {
  const { who, address, loads, shown } = setUp(undefined);
  expect([shown(), loads]).toEqual(['none', []]);
  who.value = 'agent';
  address.change('#/logs');
  expect([shown(), loads]).toEqual(['loading', ['Chats', 'Logs']]);
  await settle();
  await settle();
  expect(shown()).toBe('Logs');
});

test('the administrators’ part of the table is downloaded for them alone, and its loss is said where it is needed', async () => {
  const agent = setUp('agent');
  expect(agent.loads).toEqual(['Chats']);
  const { address, current, shown } = setUp('administrator', true);
  address.change('#/');
  for (let turn = 0; turn < 4; turn++) await settle();
  expect([shown(), current.links.value.length]).toEqual(['Chats', 2]);
  address.change('#/keys');
  for (let turn = 0; turn < 4; turn++) await settle();
  expect(shown()).toBe('failed');
  const other = setUp(undefined, true);
  other.address.change('#/keys');
  other.who.value = 'administrator';
  expect(other.shown()).toBe('loading');
  for (let turn = 0; turn < 4; turn++) await settle();
  expect(other.shown()).toBe('failed');
});

test('links lead to every screen that the role may see', async () => {
  const { who, current } = setUp('agent');
  expect(current.links.value).toEqual([
    {
      title: 'Chats',
      href: '#/',
      icon: 'icon of Chats',
      group: 'work',
      isMostUsed: true,
      isCurrent: true,
    },
    {
      title: 'Logs',
      href: '#/logs',
      icon: 'icon of Logs',
      group: 'work',
      isMostUsed: false,
      isCurrent: false,
    },
  ]);
  who.value = 'guest';
  expect(current.links.value).toEqual([]);
  who.value = 'administrator';
  for (let turn = 0; turn < 4; turn++) await settle();
  expect(current.links.value.map(({ title }) => title)).toEqual(['Chats', 'Logs', 'Widgets', 'Keys']);
});

test('a screen that is left hears nothing of the address of the next one', async () => {
  const { address, shown, path } = setUp('agent');
  address.change('#/logs/today');
  await settle();
  await settle();
  const left = path();
  const seen: string[] = [];
  const stop = effect(() => void seen.push((left?.value ?? []).join('/')));
  address.change('#/logs/yesterday');
  address.change('#/cases/a');
  await settle();
  await settle();
  expect([shown(), seen]).toEqual(['Chats', ['today', 'yesterday']]);
  stop();
});

test('an expired session is renewed above the screen, which stays as it is', async () => {
  const { who, hasExpired, address, loads, shown, above, path } = setUp('agent');
  address.change('#/logs/today');
  await settle();
  await settle();
  batch(() => {
    who.value = 'guest';
    hasExpired.value = true;
  });
  await settle();
  await settle();
  expect([shown(), above()]).toEqual(['Logs', 'Sign in']);
  batch(() => {
    hasExpired.value = false;
    who.value = 'agent';
  });
  await settle();
  expect([shown(), above(), path()?.value]).toEqual(['Logs', undefined, ['today']]);
  expect(loads.filter((title) => title === 'Logs')).toHaveLength(1);
});

test('an expired session whose sign-in does not come, as after an update of the service, is not silent', async () => {
  const { who, hasExpired, address, shown, above } = setUp('agent', true);
  address.change('#/logs/today');
  await settle();
  await settle();
  batch(() => {
    who.value = 'guest';
    hasExpired.value = true;
  });
  await settle();
  await settle();
  expect([shown(), above()]).toEqual(['Logs', 'failed']);
});

test('every screen of the table comes', async () => {
  const all = [...realScreens.first, ...(await realScreens.loadAdministration())];
  const modules = await Promise.all(all.map((screen) => screen.load()));
  expect(modules.map(({ Screen }) => typeof Screen)).toEqual(all.map(() => 'function'));
});
