import { RequestFailure } from '../../../client/request';
import type { SettingsFault } from '../../../contract/read';
import { dataTexts } from './texts';

export type Fault = SettingsFault;

/** What the service found wrong, and where: `name: must be…` names one field, a refusal of settings all of them. */
export function readFaults(failure: unknown): Fault[] {
  if (!(failure instanceof RequestFailure) || ![400, 403].includes(failure.status) || !failure.body)
    return [];
  const { faults, message } = failure.body;
  if (Array.isArray(faults)) return faults;
  const [, path, text] = /^([\w$][\w$.[\]-]*): (.+)$/s.exec(message) ?? [];
  return path !== undefined && text !== undefined ? [{ path, message: text }] : [];
}

/** Those that editing what is at a path leaves. */
export function faultsBeside(faults: readonly Fault[], place: string): Fault[] {
  return faults.filter(
    ({ path }) => path !== place && !path.startsWith(`${place}.`) && !path.startsWith(`${place}[`),
  );
}

/** In a sentence under its field. */
export function faultText(fault: Fault): string {
  const texts = dataTexts();
  if (['required', 'is required'].includes(fault.message)) return texts.required;
  const said = texts.fault(fault.message);
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
