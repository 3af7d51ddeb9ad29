import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Annotations } from '../../../contract/console';
import { longestAnnotationName, longestAnnotationValue, longestMessage } from '../../../contract/limits';
import type { Workspace } from '../../domain/cases/console/workspace';
import { invalidParameter } from '../../domain/failure';
import type { ConsoleSessions } from '../../http/console-session';
import { clean } from '../../http/input/parameters';

export interface CaseRoutesOptions {
  workspace: Workspace;
  sessions: ConsoleSessions;
}

const CaseId = Type.Object({ id: Type.String() });
const CaseListQuery = Type.Object({
  view: Type.Optional(Type.Enum(['open', 'offline', 'closed'])),
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
});
const NewAnswer = Type.Object({
  text: Type.String({ maxLength: longestMessage }),
  messageId: Type.Optional(Type.String({ minLength: 1, maxLength: longestAnnotationName })),
});
const Annotation = Type.Object({
  name: Type.String({ minLength: 1, maxLength: longestAnnotationName }),
  value: Type.Optional(Type.String({ maxLength: longestAnnotationValue })),
});
const AnnotationName = Type.Object({ name: Type.String({ minLength: 1, maxLength: longestAnnotationName }) });
const annotations: Annotations[] = ['labels', 'variables'];
const TypingState = Type.Object({ typing: Type.Boolean() });

/** The cases of the widgets that the signed-in agent answers. */
export const caseRoutes: FastifyPluginAsyncTypebox<CaseRoutesOptions> = async (
  app,
  { workspace, sessions },
) => {
  app.addHook('onRequest', sessions.readAgent);

  app.get('/cases', { schema: { querystring: CaseListQuery } }, ({ agent, query }) =>
    workspace.list(agent, query.view ?? 'open', query.cursor),
  );

  app.get('/cases/:id', { schema: { params: CaseId } }, (request) =>
    workspace.details(request.agent, request.params.id),
  );

  app.post('/cases/:id/entries', { schema: { params: CaseId, body: NewAnswer } }, async (request) => {
    const text = clean(request.body.text);
    if (!text.trim()) throw invalidParameter('text', 'is required');
    const messageId = request.body.messageId && clean(request.body.messageId);
    return workspace.answer(request.agent, request.params.id, text, messageId || undefined);
  });

  app.put('/cases/:id/typing', { schema: { params: CaseId, body: TypingState } }, async (request, reply) => {
    await workspace.setTyping(request.agent, request.params.id, request.body.typing);
    return reply.code(204).send();
  });

  for (const list of annotations) {
    const url = `/cases/:id/${list}`;
    app.put(url, { schema: { params: CaseId, body: Annotation } }, ({ agent, params, body }) =>
      workspace.annotate(agent, params.id, list, { name: clean(body.name), value: clean(body.value ?? '') }),
    );
    app.delete(url, { schema: { params: CaseId, querystring: AnnotationName } }, ({ agent, params, query }) =>
      workspace.removeAnnotation(agent, params.id, list, clean(query.name)),
    );
  }

  app.post('/cases/:id/close', { schema: { params: CaseId } }, (request) =>
    workspace.close(request.agent, request.params.id),
  );
};
