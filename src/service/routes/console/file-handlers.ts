import type { fileOperations, filePartOperations } from '../../../operations/console/files';
import type { CaseFiles } from '../../domain/cases/files/create-files';
import { bytesWritten } from '../../domain/cases/files/files';
import { clean } from '../../http/input/parameters';
import { streamedBodyOf } from '../../http/input/streamed-bodies';
import type { Limits } from '../../http/limits/limits';
import type { Handlers } from '../../http/serve';

export interface FilePorts {
  files: Pick<CaseFiles, 'ofAgent'>;
  limits: Pick<Limits, 'fileBytesOfOrganisation'>;
}

/** Files that agents send. */
export function fileHandlers({ files: { ofAgent } }: FilePorts): Handlers<typeof fileOperations> {
  return {
    beginAgentFile({ agent, params, body: { name, size, uploadId } }) {
      return ofAgent.begin(agent, params.id, { name: clean(name), size, uploadId: clean(uploadId) });
    },
    cancelAgentFile: ({ agent, params }) => ofAgent.cancel(agent, params.id),
  };
}

export function filePartHandlers({
  files: { ofAgent },
  limits,
}: FilePorts): Handlers<typeof filePartOperations> {
  return {
    sendAgentFilePart(request, reply) {
      const { agent, params, query } = request;
      const { offset } = query;
      const { stream, length } = streamedBodyOf(request);
      return limits.fileBytesOfOrganisation.charge(
        `${agent.orgId}`,
        reply,
        (onWritten) =>
          ofAgent.append(agent, params.id, { offset, length, bytes: stream, share: agent.email, onWritten }),
        bytesWritten(offset, length),
      );
    },
  };
}
