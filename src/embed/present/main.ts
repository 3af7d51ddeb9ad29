import { createUuid } from '../../browser/uuid';
import type { ReportPresence } from '../proactive/link';
import { createPresence } from './presence';

/** Reports that the visitor is on the page, to agents: loaded beside the rules where the widget's setting `visitorsNow` is on. */
export const reportPresence: ReportPresence = (proactive, parts) => {
  const presence = createPresence({
    ...parts,
    open: proactive.open,
    title: () => document.title,
    uuid: () => createUuid(window.crypto),
  });
  return {
    ...proactive,
    changed() {
      proactive.changed();
      presence.changed();
    },
    onInvitation(outcome) {
      proactive.onInvitation(outcome);
      presence.onInvitation(outcome);
    },
    stop() {
      presence.stop();
      proactive.stop();
    },
  };
};
