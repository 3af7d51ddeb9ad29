import type { Report } from './report';

export interface FakeReport extends Report {
  warnings: string[];
  errors: string[];
}

export function createFakeReport(): FakeReport {
  const warnings: string[] = [];
  const errors: string[] = [];
  return {
    warnings,
    errors,
    warn: (message) => void warnings.push(message),
    error: (message) => void errors.push(message),
  };
}
