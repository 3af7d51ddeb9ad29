import type { Selectable } from 'kysely';
import type { ChatCase } from '../../../domain/cases/cases';
import type { CaseRow } from '../../database';
import { presentMembers } from '../../present-members';

export function toCase(row: Selectable<CaseRow>): ChatCase {
  return presentMembers(row, 'startKey', 'closing');
}
