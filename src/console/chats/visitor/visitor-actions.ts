import type { AnnotatingParts } from './annotating';
import type { BanningParts } from './banning';

/** What agents do with the visitor of the open case is made of these. */
export type VisitorActions = AnnotatingParts & BanningParts;
