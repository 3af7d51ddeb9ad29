import { useEffect, useRef } from 'preact/hooks';
import { MessageGroup, type MessageGroupLabels } from '../../../ui/MessageGroup';
import { RichText } from '../../../ui/RichText';
import { formatTime } from '../../kit/format/dates';
import type { Trial, TrialLine } from './trial';
import { trialTexts } from './texts';

export interface TrialLogProps {
  trial: Trial;
  alias: string;
  avatarUrl: string | undefined;
}

function labels(): MessageGroupLabels {
  const { you, bot } = trialTexts();
  return { you, someone: bot, sending: '', formatTime };
}

export function TrialLog({ trial, alias, avatarUrl }: TrialLogProps) {
  const texts = trialTexts();
  const log = useRef<HTMLDivElement>(null);
  const lines = trial.lines.value;
  const isAsking = trial.asking.state.value.kind === 'running';
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines, isAsking]);
  return (
    <div ref={log} class="trial-log bubbles" role="log" aria-label={texts.conversation} tabIndex={0}>
      {lines.length === 0 && !isAsking && <p class="quiet">{texts.begin}</p>}
      {lines.map((line, at) => (
        <Line
          key={at}
          line={line}
          place={String(at)}
          bot={{ alias, avatarUrl }}
          trial={trial}
          isLast={at === lines.length - 1}
        />
      ))}
      {isAsking && (
        <p class="quiet" role="status">
          {texts.waiting}
        </p>
      )}
    </div>
  );
}

interface LineProps {
  line: TrialLine;
  place: string;
  bot: Omit<TrialLogProps, 'trial'>;
  trial: Trial;
  isLast: boolean;
}

function Line({ line, place, bot, trial, isLast }: LineProps) {
  switch (line.kind) {
    case 'said': {
      const { by, text, at, buttons } = line;
      const isOwn = by === 'visitor';
      const author = isOwn ? '' : bot.alias;
      const message = { kind: 'message', key: place, isOwn, author, text, at } as const;
      const { avatarUrl } = bot;
      const group = { kind: 'group', key: place, isOwn, author, avatarUrl, isFirstOfAuthor: true } as const;
      return (
        <>
          <MessageGroup
            group={{ ...group, messages: [message] }}
            labels={labels()}
            Text={RichText}
            isPlain={isOwn}
          />
          {buttons.length > 0 && (
            <div class="row trial-buttons">
              {buttons.map(({ text: title, id }, index) => (
                <button
                  key={index}
                  type="button"
                  class="button"
                  disabled={!isLast || trial.isOver.value || trial.asking.state.value.kind === 'running'}
                  onClick={() => void trial.say(title, id)}
                >
                  <span dir="auto">{title}</span>
                </button>
              ))}
            </div>
          )}
        </>
      );
    }
    case 'cards':
      return (
        <ul class="trial-cards">
          {line.cards.map(({ title, excerpt, link }, index) => (
            <li key={index} dir="auto">
              <b>{title}</b>
              <span>{excerpt}</span>
              {link && (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {link}
                </a>
              )}
            </li>
          ))}
        </ul>
      );
    case 'action':
      return <p class="trial-line quiet">{line.text}</p>;
    case 'fault':
      return <p class="trial-line fault">{trialTexts().fault(line.text)}</p>;
  }
}
