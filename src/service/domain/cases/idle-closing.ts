import type { CloseCase } from './case-closing';
import { caseTexts } from './case-texts';
import type { Directory } from '../widgets/directory';
import type { Cases } from './cases';
import type { Clock } from '../ports';

const closedAtOnce = 100;

/** Closes cases that were left alone for longer than their widget allows. */
export function createIdleClosing(ports: {
  cases: Pick<Cases, 'idle'>;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  closeCase: CloseCase;
}) {
  return async function closeIdle(): Promise<void> {
    for (;;) {
      const idle = await ports.cases.idle(ports.clock.now(), closedAtOnce);
      for (const chat of idle) {
        const widget = await ports.directory.widget(chat.widgetId);
        await ports.closeCase(chat.id, 'idle', caseTexts.endedByIdling(widget?.idleMinutes ?? 15));
      }
      if (idle.length < closedAtOnce) return;
    }
  };
}
