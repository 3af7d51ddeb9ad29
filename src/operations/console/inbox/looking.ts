import { Type } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { AnsweringAgent } from '../cases';

/** Agents see who else looks at a case. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

export const lookingOperations = {
  setLooking: define('PUT /cases/{id}/looking', {
    summary: 'Tell colleagues that the console shows a case; it holds for 25 seconds',
    path: { id: Type.String() },
    limits: ['looking'],
    body: Type.Object(
      {
        isLooking: Type.Boolean(),
        viewer: Type.String({
          minLength: 1,
          maxLength: 36,
          description: 'Of one console, so that an agent’s others don’t end it.',
        }),
      },
      { title: 'LookingState' },
    ),
    answer: Type.Object(
      { agents: Type.Array(AnsweringAgent, { description: 'All whose console shows the case.' }) },
      { title: 'Looking' },
    ),
    example: { path: { id: fixture('openCase') }, body: { isLooking: true, viewer: 'tab' } },
  }),
};
