/** In words of the language: minutes rounded up, so that it promises no more than it is. */
export function wholeMinutes(seconds: number, tag: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
}
