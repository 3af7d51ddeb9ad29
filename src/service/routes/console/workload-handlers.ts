import type { workloadOperations } from '../../../operations/console/inbox/workload';
import type { ReadWorkload } from '../../domain/cases/console/workload';
import type { Handlers } from '../../http/serve';

export function workloadHandlers({
  readWorkload,
}: {
  readWorkload: ReadWorkload;
}): Handlers<typeof workloadOperations> {
  return { readWorkload: ({ agent }) => readWorkload(agent) };
}
