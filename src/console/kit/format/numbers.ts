import { perLocale } from '../texts/room-texts';

const whole = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** `12,345`; a dash where there is none. */
export function formatNumber(value: number | undefined): string {
  return value === undefined ? '–' : whole().format(value);
}
