import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';
import type { Home } from '../../../operations/console/home';

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
  const widget = setUp.widgetId === undefined ? '#/widgets' : `#/widgets/${setUp.widgetId}`;
  function part(name: string) {
    return setUp.widgetId === undefined ? widget : `${widget}/${name}`;
  }
  return [
    {
      name: 'look',
      title: 'Make it yours',
      text: 'Colour, position and the words that greet your visitors.',
      isDone: setUp.hasLook,
      action: 'Choose the look',
      href: part('look'),
    },
    {
      name: 'hours',
      title: 'Set your hours',
      text: 'Outside these hours visitors leave a message.',
      isDone: setUp.hasHours,
      action: 'Set hours',
      href: part('hours'),
    },
    {
      name: 'install',
      title: 'Add it to your page',
      text:
        installed === 'no' && setUp.site !== undefined && !setUp.hasChats
          ? `We checked ${setUp.site}: the widget doesn’t work there yet.`
          : 'One line of code. We check whether it works.',
      isDone: setUp.hasChats || installed === 'yes',
      action: 'Get the code',
      href: part('install'),
    },
    {
      name: 'online',
      title: 'Go online',
      text: 'Visitors can chat while you or a colleague are online.',
      isDone: isOnline,
      action: 'Go online',
    },
    {
      name: 'chat',
      title: 'Chat with yourself',
      text: 'Write to yourself as a visitor, and answer here.',
      isDone: setUp.hasAnswers,
      action: 'Try the widget',
      href: setUp.widgetId === undefined ? widget : `/try/${setUp.widgetId}`,
    },
    {
      name: 'invite',
      title: 'Invite a colleague',
      text: 'They get a link to choose a password.',
      isDone: setUp.hasColleagues,
      action: 'Invite',
      href: '#/agents',
    },
  ];
}

export interface Dismissal {
  isDismissed: ReadonlySignal<boolean>;
  dismiss(): void;
}

/** Whether this administrator has dismissed the checklist in this browser. */
export const DismissalModel = createModel((storage: KeyValueStorage, email: string): Dismissal => {
  const key = `chat-widget-console:set-up-dismissed:${email}`;
  const isDismissed = signal(storage.get(key) !== null);
  return {
    isDismissed,
    dismiss() {
      isDismissed.value = true;
      storage.set(key, 'yes');
    },
  };
});
