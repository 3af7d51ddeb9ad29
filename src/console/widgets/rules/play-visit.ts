import { endlessPatternsIn } from '../../../contract/rules/endless-patterns';
import type { Evaluation } from '../../../contract/rules/rule-explanation';
import type { ProactiveRule } from '../../../contract/rules/rules';
import { createEngine } from '../../../embed/proactive/engine';
import { evaluate } from '../../../embed/proactive/evaluate';
import { createSimulatedClock } from './simulated-clock';
import { factsAt, type TriedVisit } from './tried-visit';

export interface PlayedPage {
  /** Absent: nobody is invited. */
  invited?: { ruleId: string; afterSeconds: number };
  /** What each rule says as it invites, or as the page is left. */
  rules: TriedRule[];
}

export interface TriedRule {
  id: string;
  evaluation: Evaluation;
  verdict: 'invites' | 'comesLater' | 'capReached' | 'fails';
}

/**
 * The visit from its first page on, with the engine that runs in the page. An invitation is left standing: neither answered
 * nor closed, it keeps none of the next pages from one of their own.
 */
export function playVisit(rules: readonly ProactiveRule[], visit: TriedVisit): PlayedPage[] {
  const inVisit = new Map<string, number>();
  const faults = new Map(rules.map((rule) => [rule, endlessPatternsIn(rule.when, 'when')[0]?.message]));
  return visit.pages.map((_page, at) => playPage(rules, visit, at, { inVisit, faults }));
}

interface Visit {
  /** How often each rule has invited. */
  inVisit: Map<string, number>;
  /** Of rules that could keep the console waiting without end, which are not tried. */
  faults: Map<ProactiveRule, string | undefined>;
}

function playPage(
  rules: readonly ProactiveRule[],
  visit: TriedVisit,
  at: number,
  { inVisit, faults }: Visit,
): PlayedPage {
  const clock = createSimulatedClock();
  const seconds = visit.pages[at]?.seconds ?? 0;
  let invited: PlayedPage['invited'];

  function facts() {
    return factsAt(visit, at, clock.elapsed() / 1000);
  }
  /** On a page there is one invitation, so no cap of a page is ever reached. */
  function isCapReached({ id, cap }: ProactiveRule): boolean {
    return cap !== undefined && cap.per !== 'page' && (inVisit.get(id) ?? 0) >= cap.times;
  }
  function tried(): TriedRule[] {
    return rules.map((rule) => {
      const fault = faults.get(rule);
      const evaluation = fault === undefined ? evaluate(rule, facts()) : { holds: false as const, fault };
      return { id: rule.id, evaluation, verdict: verdictOf(rule, evaluation) };
    });
  }
  function verdictOf(rule: ProactiveRule, { holds }: Evaluation): TriedRule['verdict'] {
    if (!holds) return 'fails';
    if (rule.id === invited?.ruleId) return 'invites';
    return isCapReached(rule) ? 'capReached' : 'comesLater';
  }

  let shown: TriedRule[] | undefined;
  const engine = createEngine({
    rules: rules.filter((rule) => faults.get(rule) === undefined),
    clock,
    random: () => 0,
    facts,
    onChange: () => () => {},
    holdback: (rule) => (isCapReached(rule) ? 'capReached' : undefined),
    invite({ ruleId = '' }) {
      invited = { ruleId, afterSeconds: Math.floor(clock.elapsed() / 1000) };
      shown = tried();
    },
  });
  engine.start();
  clock.pass(seconds * 1000);
  // Leaving is an interaction of the last moment, which the engine of a page sees.
  if (!invited && visit.visitor.isLeaving) engine.start();
  engine.stop();
  const page: PlayedPage = { ...(invited && { invited }), rules: shown ?? tried() };
  if (invited) inVisit.set(invited.ruleId, (inVisit.get(invited.ruleId) ?? 0) + 1);
  return page;
}
