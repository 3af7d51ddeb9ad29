import type { ComponentChildren } from 'preact';
import type { Home } from '../../../operations/console/home';
import { MutationFault } from '../../kit/forms/MutationFault';
import { formatElapsed } from '../../kit/format/elapsed';
import { listNames } from '../../kit/format/list-names';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { attentionOf } from './attention';
import { Checklist } from './Checklist';
import { stepsOf, type Dismissal } from './checklist';
import type { HomeScreen } from './home';
import { homeTexts } from './texts';

export interface HomePageProps {
  home: HomeScreen;
  dismissal: Dismissal;
  isOnline: boolean;
  isChangingStatus: boolean;
  onGoOnline(): void;
}

export function HomePage({ home, dismissal, isOnline, isChangingStatus, onGoOnline }: HomePageProps) {
  const texts = homeTexts();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded resource={home.today}>
        {(today) => {
          const { organisation } = today;
          const steps = organisation
            ? stepsOf({ setUp: organisation.setUp, installed: home.installed.value, isOnline })
            : [];
          const isOpen = steps.some(({ isDone }) => !isDone);
          const isListed = (isOpen || dismissal.hasBegun.value) && !dismissal.isDismissed.value;
          return (
            <>
              <MutationFault mutation={home.opening} />
              {isListed && (
                <Checklist
                  steps={steps}
                  onBegin={dismissal.begin}
                  isBusy={isChangingStatus || home.opening.state.value.kind === 'running'}
                  onGoOnline={onGoOnline}
                  onOpenAlways={() => void home.openAlways()}
                  onDismiss={dismissal.dismiss}
                />
              )}
              <Now home={today} />
              <Today home={today} />
              {organisation && (
                <NeedsAttention organisation={organisation} isOtherVersion={home.isOtherVersion.value} />
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Now({ home: { waiting, active, messages, online, organisation } }: { home: Home }) {
  const texts = homeTexts();
  return (
    <Section title={texts.now}>
      <ul class="home-tiles">
        <Tile title={texts.waiting} figure={waiting} href="#/" isUrgent={waiting > 0} />
        <Tile title={texts.active} figure={active} href="#/" />
        <Tile title={texts.messages} figure={messages} href="#/offline" />
        <Tile title={texts.online} figure={online.length} href={organisation ? '#/agents' : undefined}>
          {online.length > 0 ? listNames(online) : texts.nobodyOnline}
        </Tile>
      </ul>
    </Section>
  );
}

function Today({ home: { today, organisation } }: { home: Home }) {
  const texts = homeTexts();
  const closed = organisation ? '#/reports' : '#/closed';
  return (
    <Section title={texts.today}>
      <ul class="home-tiles">
        <Tile title={texts.answered} figure={today.answered} href={closed} />
        <Tile title={texts.medianWait} figure={formatElapsed(today.medianWait)} href={closed} />
        <Tile title={texts.missed} figure={today.missed} href={organisation ? '#/logs' : '#/closed'} />
        <Tile title={texts.offline} figure={today.offline} href="#/offline" />
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

interface NeedsAttentionProps {
  organisation: NonNullable<Home['organisation']>;
  isOtherVersion: boolean;
}

function NeedsAttention({ organisation, isOtherVersion }: NeedsAttentionProps) {
  const texts = homeTexts();
  const all = attentionOf(organisation, isOtherVersion);
  return (
    <Section title={texts.attention}>
      {all.length === 0 ? (
        <p class="quiet">{texts.nothing}</p>
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
