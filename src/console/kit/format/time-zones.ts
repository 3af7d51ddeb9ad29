/** Lists the time zones that the browser knows, and the one that is set. */
export function zonesWith(timeZone: string): string[] {
  return [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).sort();
}
