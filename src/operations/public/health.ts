import { Type } from 'typebox';
import { operationsOf } from '../operation';
import { text } from '../parts';

const define = operationsOf({ tag: 'Service', base: '', access: 'public' });

const State = Type.Object({ status: text }, { title: 'State' });
const Readiness = Type.Object(
  {
    status: text,
    clockSkewSeconds: Type.Integer({
      description: 'How far the clock of this machine is ahead of the database’s, which the service uses.',
    }),
    changes: Type.Enum(['notified', 'polled'], {
      description:
        'How this instance learns of changes by others: by notifications, or by polling while none arrive, as behind a pooler in transaction mode.',
    }),
  },
  { title: 'Readiness' },
);

export const healthOperations = {
  getHealth: define('GET /health', { summary: 'Check that the process runs', answer: State }),
  getReadiness: define('GET /ready', {
    summary: 'Check that requests are answered and the database takes writes',
    answer: Readiness,
    refusals: {
      503: 'The service starts or stops, its database can’t be reached, its disk is full or its background work has stalled.',
    },
  }),
};
