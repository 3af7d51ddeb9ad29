import { longestFileName } from '../../../operations/files';
import type { visitorFileOperations } from '../../../operations/v1/visitor-files';
import { longest } from '../../../operations/v1/visitor-parameters';
import { siteOf } from '../../domain/access/address-block';
import type { CaseFiles } from '../../domain/cases/files/create-files';
import { bytesWritten } from '../../domain/cases/files/files';
import { invalidParameter } from '../../domain/failure';
import { addressOf } from '../../http/address-of';
import { parseCaseId } from '../../http/input/case-id';
import { Parameters, parametersOf } from '../../http/input/parameters';
import { streamedBodyOf } from '../../http/input/streamed-bodies';
import type { Limits } from '../../http/limits/limits';
import type { Handlers } from '../../http/serve';

export interface FilePorts {
  files: Pick<CaseFiles, 'ofVisitor'>;
  limits: Limits;
}

/** Files that visitors send. */
export function fileHandlers({
  files: { ofVisitor },
  limits,
}: FilePorts): Handlers<typeof visitorFileOperations> {
  return {
    beginFile(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      limits.file.take(caseId, reply);
      const parameters = parametersOf(request);
      const name = parameters.text('name', longestFileName);
      const size = parameters.integer('size', 1, Number.MAX_SAFE_INTEGER);
      const uploadId = parameters.text('uploadId', longest.messageId);
      if (!name) throw invalidParameter('name', 'is required');
      if (!size) throw invalidParameter('size', 'is required');
      if (!uploadId) throw invalidParameter('uploadId', 'is required');
      return ofVisitor.begin(request.caller, caseId, { name, size, uploadId });
    },

    async sendFilePart(request, reply) {
      const { fileId } = request.params;
      const offset = new Parameters(request.query, undefined).integer('offset', 0, Number.MAX_SAFE_INTEGER);
      if (offset === undefined) throw invalidParameter('offset', 'is required');
      const { stream, length } = streamedBodyOf(request);
      const share = siteOf(request.ip);
      const written = bytesWritten(offset, length);
      limits.filePart.take(fileId, reply);
      limits.fileBytesOfAddress.take(addressOf(request), reply, written);
      return limits.fileBytesOfOrganisation.charge(
        `${request.caller.orgId}`,
        reply,
        (onWritten) =>
          ofVisitor.append(request.caller, fileId, { offset, length, bytes: stream, share, onWritten }),
        written,
      );
    },

    cancelFile: (request) => ofVisitor.cancel(request.caller, request.params.fileId),
  };
}
