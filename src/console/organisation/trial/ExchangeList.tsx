import { useEffect, useState } from 'preact/hooks';
import type { BotExchange, WirePart } from '../../../operations/console/endpoints';
import { Badge } from '../../kit/page/Badge';
import { trialTexts } from './texts';

export interface ExchangeListProps {
  /** Newest first. */
  exchanges: readonly BotExchange[];
}

/** Every question to a bot with its answer, as they were sent. */
export function ExchangeList({ exchanges }: ExchangeListProps) {
  if (exchanges.length === 0) return <p class="quiet">{trialTexts().nothingSent}</p>;
  return (
    <ol class="exchanges" reversed>
      {exchanges.map((exchange, index) => (
        <li key={exchanges.length - index}>
          <Exchange exchange={exchange} isOpen={index === 0} />
        </li>
      ))}
    </ol>
  );
}

function Exchange({ exchange, isOpen }: { exchange: BotExchange; isOpen: boolean }) {
  const texts = trialTexts();
  const [isShown, setShown] = useState(isOpen);
  useEffect(() => setShown(isOpen), [isOpen]);
  const { event, url, durationMs, request, answer, error } = exchange;
  const isTaken = answer !== undefined && answer.status >= 200 && answer.status < 300;
  return (
    <details class="exchange" open={isShown} onToggle={(toggle) => setShown(toggle.currentTarget.open)}>
      <summary>
        <b>{event}</b>{' '}
        <Badge tone={isTaken && error === undefined ? 'good' : 'bad'}>
          {answer?.status ?? texts.noAnswer}
        </Badge>{' '}
        <span class="quiet">{durationMs} ms</span>
      </summary>
      {isShown && (
        <>
          {error && <p class="fault">{error}</p>}
          <Part title={texts.question} line={`POST ${url}`} part={request} />
          {answer && <Part title={texts.answer} line={String(answer.status)} part={answer} />}
        </>
      )}
    </details>
  );
}

function Part({ title, line, part: { headers, body } }: { title: string; line: string; part: WirePart }) {
  const head = [line, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n');
  return (
    <>
      <h3>{title}</h3>
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>
          {head}
          {body && `\n\n${indented(body)}`}
        </code>
      </pre>
    </>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
