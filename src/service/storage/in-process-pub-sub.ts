import type { News, NewsBus } from '../domain/ports';
import type { Log } from './log';

/** News within this process, told at once to whoever listens. */
export function createInProcessNews(log: Log): NewsBus {
  const listeners = new Set<(news: News) => void>();
  return {
    publish(news) {
      for (const tell of listeners) {
        try {
          tell(news);
        } catch (error) {
          log.error({ err: error, news: news.type }, 'A listener to news failed.');
        }
      }
    },
    onNews(fn) {
      function listener(news: News) {
        return fn(news);
      }
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
