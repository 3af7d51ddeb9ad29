import type { Behaviour, Interaction } from '../../browser/behaviour';
import type { BasicBrowser } from '../../browser/browser';
import type { Condition, Facts, ProactiveRule } from '../../contract/rules/rules';
import { parseStoredVisit, visitKey } from '../../contract/storage/stored-visit';
import type { Place } from '../../contract/chat/visitor-chat';
import { searchKeywords } from './search-keywords';
import { updateVisit } from './visit';
import { createZoneTime } from './zone-time';

export interface FactSource {
  read(): Facts;
  /** Begins to look at what the visitor does; tells when a fact has changed. */
  watch(tell: () => void): () => void;
  /**
   * Begins another page of a single-page application, or the same one again; returns whether it counts as another, as does one that
   * the browser has kept, where the visitor has returned to it.
   */
  startPage(isReturned: boolean): boolean;
}

export interface FactOptions {
  browser: BasicBrowser;
  behaviour: Behaviour;
  readVariable(path: string): string | undefined;
  rules: ProactiveRule[];
  timeZone: string;
  /** When the visitor came to this page, by the clock's elapsed time. */
  since: number;
  /** As the service reported it; may be anything. */
  place(): unknown;
}

const noteEvery = 60_000;
const tellEvery = 1000;

export function createFacts(options: FactOptions): FactSource {
  const { browser, behaviour, readVariable, rules } = options;
  const { clock, page, storage } = browser;
  const zoneTime = createZoneTime(options.timeZone);
  const names = rules.flatMap(({ when }) => variablesOf(when));
  let pageUrl = page.url();
  let startedAt = options.since;
  let lastInteractionAt = clock.elapsed();
  let lastToldAt = -Infinity;
  let scrollPercent = 0;
  let clicks = 0;
  let isLeaving = false;

  function visit() {
    return parseStoredVisit(storage.get(visitKey));
  }
  function secondsSince(at: number) {
    return Math.floor((clock.elapsed() - at) / 1000);
  }
  /** Only the wall clock goes on from page to page; it may be set meanwhile. */
  function secondsOnSite(visitStartedAt = Infinity) {
    const sinceVisit = Math.floor((clock.now() - visitStartedAt) / 1000);
    return Math.max(secondsSince(options.since), sinceVisit);
  }

  /** Answers whether a fact has changed. */
  function take(interaction: Interaction): boolean {
    const wasLeaving = isLeaving;
    isLeaving = interaction.kind === 'leave';
    if (interaction.kind === 'click') clicks++;
    if (interaction.kind !== 'scroll') return interaction.kind === 'click' || wasLeaving !== isLeaving;
    const isFurther = interaction.percent > scrollPercent;
    if (isFurther) scrollPercent = interaction.percent;
    return isFurther;
  }

  function noteVisit(now: number) {
    const current = visit();
    if (current && now - current.seenAt >= noteEvery) updateVisit(storage, { seenAt: now });
  }

  return {
    read() {
      const current = visit();
      const referrer = current?.referrerUrl ?? page.referrer();
      const { timeOfDay, weekday } = zoneTime(clock.now());
      return {
        // First, so that it can override no other fact.
        ...(options.place() as Place | undefined),
        pageUrl,
        entryUrl: current?.entryUrl ?? pageUrl,
        referrer,
        searchKeywords: searchKeywords(referrer),
        jsVariables: Object.fromEntries(names.map((name) => [name, readVariable(name)])),
        isNewVisitor: (current?.count ?? 1) === 1,
        visits: current?.count ?? 1,
        hasChatted: current?.hasChatted === true,
        pagesSeen: current?.pages ?? 1,
        language: page.languages()[0] ?? '',
        timeOfDay,
        weekday,
        secondsOnSite: secondsOnSite(current?.startedAt),
        secondsOnPage: secondsSince(startedAt),
        scrollPercent,
        clicks,
        idleSeconds: secondsSince(lastInteractionAt),
        isLeaving,
      };
    },
    watch: (tell) =>
      behaviour.watch((interaction) => {
        const now = clock.elapsed();
        // Drawing tells how far the page was seen without anybody moving.
        if (interaction.kind !== 'scroll') lastInteractionAt = now;
        const hasChanged = take(interaction);
        if (!hasChanged && now - lastToldAt < tellEvery) return;
        lastToldAt = now;
        noteVisit(clock.now());
        tell();
      }),
    startPage(isReturned) {
      // Who goes to another page has done something, also where this one sees none of it.
      startedAt = lastInteractionAt = clock.elapsed();
      scrollPercent = clicks = 0;
      isLeaving = false;
      const current = visit();
      const isAnother = isReturned || page.url() !== pageUrl;
      if (isAnother && current) updateVisit(storage, { pages: current.pages + 1 });
      pageUrl = page.url();
      return isAnother;
    },
  };
}

function variablesOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(variablesOf);
  if ('any' in condition) return condition.any.flatMap(variablesOf);
  if ('not' in condition) return variablesOf(condition.not);
  return condition.fact === 'jsVariable' && condition.name ? [condition.name] : [];
}
