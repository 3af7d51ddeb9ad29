import { PassThrough } from 'node:stream';

/** Milliseconds until the whole mail is on its way to the server. */
const longestTalk = 30_000;
/**
 * Milliseconds that the server has from then on. It may look into the mail before it answers, and take it although we have given up: each
 * try would bring it once more (RFC 1047). RFC 5321 asks for ten minutes, in which few mails would hold up all others.
 */
const longestVerdict = 120_000;
export const longestSending = longestTalk + longestVerdict;

export interface SendingTime {
  /** Ends the connection, however much the server goes on saying. */
  signal: AbortSignal;
  /** Sees the mail pass on its way to the server. */
  watch(): PassThrough;
  end(): void;
}

/** How long one mail may take. */
export function createSendingTime(): SendingTime {
  const controller = new AbortController();
  let timer = giveUpAfter(longestTalk);

  function giveUpAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => controller.abort(), milliseconds);
  }

  return {
    signal: controller.signal,
    watch: () =>
      new PassThrough({
        flush(done) {
          clearTimeout(timer);
          timer = giveUpAfter(longestVerdict);
          done();
        },
      }),
    end: () => clearTimeout(timer),
  };
}
