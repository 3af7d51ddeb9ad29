import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { BotCommand, BotContent, Card, InlineButton } from '../../../contract/integrations/bots';
import type { BotExchange, BotTrialStep } from '../../../operations/console/endpoints';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { trialTexts } from './texts';

export type TrialLine =
  | { kind: 'said'; by: 'visitor' | 'bot'; text: string; at: number; buttons: readonly InlineButton[] }
  | { kind: 'cards'; cards: readonly Card[] }
  /** What the service would do in a chat. */
  | { kind: 'action'; text: string }
  | { kind: 'fault'; text: string };

export interface TrialVisitor {
  email: string;
  pageUrl: string;
}

export interface Trial {
  lines: ReadonlySignal<readonly TrialLine[]>;
  /** Newest first. */
  exchanges: ReadonlySignal<readonly BotExchange[]>;
  /** As whom the conversation is begun. */
  visitor: ReadonlySignal<TrialVisitor>;
  asking: Mutation;
  hasBegun: ReadonlySignal<boolean>;
  /** The bot hears of it no more. */
  isOver: ReadonlySignal<boolean>;
  setVisitor(visitor: Partial<TrialVisitor>): void;
  /** By a button of the bot's: with its id. */
  say(text: string, responseId?: string): Promise<boolean>;
  /** The visitor ends the chat. */
  end(): Promise<boolean>;
  restart(): void;
}

const usualVisitor = { email: 'visitor@example.com', pageUrl: '' };

/** A conversation with a bot that no chat is made of. */
export const TrialModel = createModel(({ call }: Pick<ConsoleClient, 'call'>, id: string): Trial => {
  const lines = signal<readonly TrialLine[]>([]);
  const exchanges = signal<readonly BotExchange[]>([]);
  const visitor = signal<TrialVisitor>(usualVisitor);
  const caseId = signal<string | undefined>(undefined);
  const isOver = signal(false);
  const asking = new MutationModel();
  let contextId: string | undefined;

  function place(of: string) {
    return { caseId: of, ...(contextId === undefined ? {} : { contextId }) };
  }

  function ask(step: BotTrialStep): Promise<boolean> {
    return asking.run(async () => {
      const answer = await call('POST /endpoints/{id}/trial', { path: { id }, body: step });
      const { exchange, content } = answer;
      contextId = answer.contextId;
      batch(() => {
        caseId.value = answer.caseId;
        exchanges.value = [exchange, ...exchanges.value];
        lines.value = [
          ...lines.value,
          ...spoken(step, exchange.at),
          ...content.flatMap((one) => replied(one, exchange.at + exchange.durationMs)),
          ...faults(exchange),
        ];
        isOver.value = step.kind === 'end' || content.some(isLeaving);
      });
    });
  }

  return {
    lines,
    exchanges,
    visitor,
    asking,
    isOver,
    hasBegun: computed(() => caseId.value !== undefined),
    setVisitor(change) {
      visitor.value = { ...visitor.value, ...change };
    },
    async say(text, responseId) {
      const said = text.trim();
      if (!said || isOver.value) return false;
      if (caseId.value === undefined) {
        const { email, pageUrl } = visitor.value;
        const told = { ...(email ? { email } : {}), ...(pageUrl ? { pageUrl } : {}) };
        return ask({ kind: 'start', text: said, ...told });
      }
      const clicked = responseId === undefined ? {} : { responseId };
      return ask({ kind: 'message', text: said, ...clicked, ...place(caseId.value) });
    },
    async end() {
      return caseId.value !== undefined && ask({ kind: 'end', ...place(caseId.value) });
    },
    restart() {
      asking.reset();
      contextId = undefined;
      batch(() => {
        caseId.value = undefined;
        isOver.value = false;
        lines.value = [];
        exchanges.value = [];
      });
    },
  };
});

function spoken(step: BotTrialStep, at: number): TrialLine[] {
  if (step.kind === 'end') return [{ kind: 'action', text: trialTexts().ended }];
  return [{ kind: 'said', by: 'visitor', text: step.text, at, buttons: [] }];
}

function replied(content: BotContent, at: number): TrialLine[] {
  if (content.type === 'message')
    return [{ kind: 'said', by: 'bot', text: content.text, at, buttons: content.buttons }];
  if (content.operation === 'CARDS') return [{ kind: 'cards', cards: content.cards.cards }];
  return [{ kind: 'action', text: wordsOf(content) }];
}

function faults({ error }: BotExchange): TrialLine[] {
  return error === undefined ? [] : [{ kind: 'fault', text: error }];
}

function isLeaving(content: BotContent): boolean {
  return content.type === 'command' && !['CARDS', 'GOTO'].includes(content.operation);
}

function wordsOf({ operation, parameters }: Exclude<BotCommand, { operation: 'CARDS' }>): string {
  const texts = trialTexts();
  switch (operation) {
    case 'BYE':
      return texts.bye;
    case 'BAN':
      return texts.ban;
    case 'BAN_IP':
      return texts.banAddress;
    case 'GOTO':
      return texts.goTo(parameters);
    case 'HUMAN_TRANSFER':
      return texts.people;
    case 'TRANSFER':
      return texts.agent(parameters);
    default:
      return texts.handOver(`${operation} ${parameters}`);
  }
}
