import type { ComponentChildren } from 'preact';
import type { Home } from '../../../operations/console/home';
import { formatDuration } from '../../kit/frame/dates';
import { listNames } from '../../kit/page/list-names';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { attentionOf } from './attention';
import { Checklist } from './Checklist';
import { stepsOf, type Dismissal } from './checklist';
import type { HomeScreen } from './home';

export interface HomePageProps {
  home: HomeScreen;
  dismissal: Dismissal;
  isOnline: boolean;
  isChangingStatus: boolean;
  onGoOnline(): void;
}

export function HomePage({ home, dismissal, isOnline, isChangingStatus, onGoOnline }: HomePageProps) {
  return (
    <Page title="Home" lead="What happens today, and what to do next.">
      <Loaded resource={home.today}>
        {(today) => {
          const { organisation } = today;
          const steps = organisation
            ? stepsOf({ setUp: organisation.setUp, installed: home.installed.value, isOnline })
            : [];
          const isListed = steps.some(({ isDone }) => !isDone) && !dismissal.isDismissed.value;
          return (
            <>
              {isListed && (
                <Checklist
                  steps={steps}
                  isBusy={isChangingStatus}
                  onGoOnline={onGoOnline}
                  onDismiss={dismissal.dismiss}
                />
              )}
              <Now home={today} />
              <Today home={today} />
              {organisation && <NeedsAttention organisation={organisation} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Now({ home: { waiting, active, messages, online, organisation } }: { home: Home }) {
  return (
    <Section title="Now">
      <ul class="home-tiles">
        <Tile title="Waiting" figure={waiting} href="#/" isUrgent={waiting > 0} />
        <Tile title="In a conversation" figure={active} href="#/" />
        <Tile title="Messages to answer" figure={messages} href="#/offline" />
        <Tile title="Agents online" figure={online.length} href={organisation ? '#/agents' : undefined}>
          {online.length > 0 ? listNames(online) : 'Visitors can only leave a message.'}
        </Tile>
      </ul>
    </Section>
  );
}

function Today({ home: { today, organisation } }: { home: Home }) {
  const closed = organisation ? '#/reports' : '#/closed';
  return (
    <Section title="Today">
      <ul class="home-tiles">
        <Tile title="Answered" figure={today.answered} href={closed} />
        <Tile title="Median wait" figure={formatDuration(today.medianWait)} href={closed} />
        <Tile title="Missed" figure={today.missed} href={organisation ? '#/logs' : '#/closed'} />
        <Tile title="Offline messages" figure={today.offline} href="#/offline" />
      </ul>
    </Section>
  );
}

interface TileProps {
  title: string;
  figure: number | string;
  href: string | undefined;
  isUrgent?: boolean;
  children?: ComponentChildren;
}

function Tile({ title, figure, href, isUrgent, children }: TileProps) {
  const inside = (
    <>
      <span class="quiet">{title}</span>
      <b>{figure}</b>
      {children && <span class="quiet home-names">{children}</span>}
    </>
  );
  return (
    <li class={isUrgent ? 'home-tile home-urgent' : 'home-tile'}>
      {href === undefined ? <div>{inside}</div> : <a href={href}>{inside}</a>}
    </li>
  );
}

function NeedsAttention({ organisation }: { organisation: NonNullable<Home['organisation']> }) {
  const all = attentionOf(organisation);
  return (
    <Section title="Needs attention">
      {all.length === 0 ? (
        <p class="quiet">Nothing. Mails and webhooks arrive, and everything is published.</p>
      ) : (
        <ul class="home-attention">
          {all.map(({ text, action, href }) => (
            <li key={href}>
              <span>{text}</span>
              <a class="button" href={href}>
                {action}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
