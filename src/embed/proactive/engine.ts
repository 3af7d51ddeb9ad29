import type { Clock } from '../../browser/browser';
import type { Invitation } from '../../contract/settings/invitation';
import type { Holdback, RuleExplanation } from '../../contract/rules/rule-explanation';
import type { Facts, ProactiveRule } from '../../contract/rules/rules';
import { secondsUntilDue } from './due';
import { evaluate } from './evaluate';
import { fillAlias } from './fill-alias';

export interface EnginePorts {
  rules: ProactiveRule[];
  clock: Clock;
  random(): number;
  facts(): Facts;
  /** Something but time has changed a fact or a holdback. */
  onChange(fn: () => void): () => void;
  /** What keeps the rule from inviting, caps and the visitor's last refusal included. */
  holdback(rule: ProactiveRule): Holdback | undefined;
  invite(invitation: Invitation): void;
}

export interface Engine {
  /** Begins for the page it is called on; a second call begins again. */
  start(): void;
  stop(): void;
  /** Invites nobody until it begins again. */
  rest(): void;
  explain(): RuleExplanation[];
}

/** Watches the facts and invites once a page, by the first rule that holds. */
export function createEngine(ports: EnginePorts): Engine {
  const rules = [...ports.rules].sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  let undo: (() => void)[] = [];
  let cancelTimer: () => void = () => {};
  let hasInvited = false;

  function start() {
    stop();
    hasInvited = false;
    undo = [ports.onChange(check)];
    check();
  }

  function stop() {
    cancelTimer();
    for (const off of undo) off();
    undo = [];
  }

  function check() {
    cancelTimer();
    if (hasInvited) return;
    const facts = ports.facts();
    const winner = rules.find((rule) => evaluate(rule, facts).holds && !ports.holdback(rule));
    if (winner) return invite(winner);
    wake(facts);
  }

  function invite(rule: ProactiveRule) {
    hasInvited = true;
    const message = rule.messages[Math.floor(ports.random() * rule.messages.length)] ?? '';
    ports.invite({
      ruleId: rule.id,
      message: fillAlias(message, rule.agent).trim(),
      isMinimized: rule.isMinimized ?? false,
      ...(rule.agent ? { agent: rule.agent } : {}),
    });
  }

  function wake(facts: Facts) {
    const waits = rules.map((rule) => secondsUntilDue(rule.when, facts)).filter((wait) => wait !== undefined);
    if (waits.length > 0) cancelTimer = ports.clock.after(Math.min(...waits) * 1000, check);
  }

  function explain(): RuleExplanation[] {
    const facts = ports.facts();
    return rules.map((rule) => {
      const holdback = hasInvited ? 'shownOnThisPage' : ports.holdback(rule);
      return { id: rule.id, ...evaluate(rule, facts), ...(holdback ? { holdback } : {}) };
    });
  }

  function rest() {
    hasInvited = true;
    cancelTimer();
  }

  return { start, stop, rest, explain };
}
