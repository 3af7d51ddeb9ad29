import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';
import type { Home } from '../../../operations/console/home';
import { homeTexts } from './texts';

/** A step of the set-up. */
export interface Step {
  name: 'look' | 'hours' | 'install' | 'online' | 'chat' | 'invite';
  title: string;
  text: string;
  isDone: boolean;
  action: string;
  /** Where it is taken; absent of going online, which is done here. */
  href?: string;
}

type SetUp = NonNullable<Home['organisation']>['setUp'];

export interface StepFacts {
  setUp: SetUp;
  installed: 'unknown' | 'yes' | 'no';
  isOnline: boolean;
}

/** Returns the steps to a first chat, in the order in which an owner takes them. */
export function stepsOf({ setUp, installed, isOnline }: StepFacts): Step[] {
  const texts = homeTexts();
  const widget = setUp.widgetId === undefined ? '#/widgets' : `#/widgets/${setUp.widgetId}`;
  function part(name: string) {
    return setUp.widgetId === undefined ? widget : `${widget}/${name}`;
  }
  return [
    {
      name: 'look',
      ...texts.steps.look,
      isDone: setUp.hasLook,
      href: part('look'),
    },
    {
      name: 'hours',
      ...texts.steps.hours,
      isDone: setUp.hasHours,
      href: part('hours'),
    },
    {
      name: 'install',
      ...texts.steps.install,
      ...(installed === 'no' &&
        setUp.site !== undefined &&
        !setUp.hasChats && { text: texts.notThere(setUp.site) }),
      isDone: setUp.hasChats || installed === 'yes',
      href: part('install'),
    },
    {
      name: 'online',
      ...texts.steps.online,
      isDone: isOnline,
    },
    {
      name: 'chat',
      ...texts.steps.chat,
      isDone: setUp.hasAnswers,
      href: setUp.widgetId === undefined ? widget : `/try/${setUp.widgetId}`,
    },
    {
      name: 'invite',
      ...texts.steps.invite,
      isDone: setUp.hasColleagues,
      href: '#/agents',
    },
  ];
}

export interface Dismissal {
  isDismissed: ReadonlySignal<boolean>;
  /** Whether the checklist was shown here while something was to do: then it also shows that all is done. */
  hasBegun: ReadonlySignal<boolean>;
  begin(): void;
  dismiss(): void;
}

/** Whether this administrator has begun or dismissed the checklist in this browser. */
export const DismissalModel = createModel((storage: KeyValueStorage, email: string): Dismissal => {
  const key = `chat-widget-console:set-up-dismissed:${email}`;
  const kept = signal(storage.get(key));
  function keep(value: 'yes' | 'begun') {
    kept.value = value;
    storage.set(key, value);
  }
  return {
    isDismissed: computed(() => kept.value === 'yes'),
    hasBegun: computed(() => kept.value === 'begun'),
    begin() {
      if (kept.value === null) keep('begun');
    },
    dismiss: () => keep('yes'),
  };
});
