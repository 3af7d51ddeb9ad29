import { computed, signal } from '@preact/signals-core';
import type { Facts } from '../../contract/rules/rules';
import type { Fault } from '../resource/faults';
import type { FieldSource } from '../resource/draft';
import type { DryRun } from './dry-run';

const none = signal<readonly Fault[]>([]);

/** The facts of a dry run as fields edit them. */
export function factSource({ facts, set }: Pick<DryRun, 'facts' | 'set'>): FieldSource {
  return {
    value: computed(() => facts.value),
    faults: none,
    setAt: (path, value) => set({ [path]: value ?? 0 } as Partial<Facts>),
  };
}
