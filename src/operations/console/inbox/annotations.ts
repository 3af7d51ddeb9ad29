import { Type } from 'typebox';
import { longestAnnotationName, longestAnnotationValue } from '../../../contract/limits';
import { fixture, operationsOf } from '../../operation';
import { perhaps } from '../../parts';
import { CaseSummary } from '../cases';

const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

/** The two lists that agents write on a case: `labels` and `operator_variables` of the logs export. */
export type Annotations = 'labels' | 'variables';

const annotationName = Type.String({ minLength: 1, maxLength: longestAnnotationName });
const Annotation = Type.Object(
  { name: annotationName, value: perhaps(Type.String({ maxLength: longestAnnotationValue })) },
  { title: 'Annotation' },
);
const AnnotationName = Type.Object({ name: annotationName });

const path = { id: Type.String() };
const example = { path: { id: fixture('openCase') } };

export const annotationOperations = {
  setLabel: define('PUT /cases/{id}/labels', {
    summary: 'Set a label on a case',
    path,
    body: Annotation,
    answer: CaseSummary,
    example: { ...example, body: { name: 'mood', value: 'kind' } },
  }),
  removeLabel: define('DELETE /cases/{id}/labels', {
    summary: 'Remove a label',
    path,
    query: AnnotationName,
    answer: CaseSummary,
    example: { ...example, query: { name: 'mood' } },
  }),
  setVariable: define('PUT /cases/{id}/variables', {
    summary: 'Set an operator variable on a case',
    path,
    body: Annotation,
    answer: CaseSummary,
    example: { ...example, body: { name: 'order', value: '4711' } },
  }),
  removeVariable: define('DELETE /cases/{id}/variables', {
    summary: 'Remove an operator variable',
    path,
    query: AnnotationName,
    answer: CaseSummary,
    example: { ...example, query: { name: 'order' } },
  }),
};
