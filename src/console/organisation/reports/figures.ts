import type { ReportFigures } from '../../../operations/console/logs';
import { formatDuration } from '../../kit/frame/dates';
import { formatRating } from '../../kit/page/rating';
import { formatNumber } from '../../kit/page/numbers';

export interface Figure {
  title: string;
  text: string;
  value: number | undefined;
  before: number | undefined;
}

/** What a period comes down to, beside the one before. */
export function figuresOf(total: ReportFigures, previous: ReportFigures): Figure[] {
  return readings.map(({ title, read, format = formatNumber }) => {
    const [value, before] = [read(total), read(previous)];
    return { title, value, before, text: format(value) };
  });
}

/** Against the period before, in words. */
export function describeChange(figure: Figure | undefined): string {
  if (figure?.value === undefined || figure.before === undefined) return '';
  const { value, before } = figure;
  if (value === before) return 'unchanged';
  if (before === 0) return 'no earlier data';
  const share = Math.round((Math.abs(value - before) / before) * 100);
  return share === 0 ? 'about the same' : `${share} % ${value > before ? 'more' : 'less'}`;
}

const readings: {
  title: string;
  read(figures: ReportFigures): number | undefined;
  format?(value: number | undefined): string;
}[] = [
  { title: 'Chats', read: ({ chats }) => chats },
  { title: 'Answered', read: ({ answered }) => answered },
  { title: 'Missed', read: ({ missed }) => missed },
  { title: 'Offline messages', read: ({ offline }) => offline },
  { title: 'First answer, median', read: ({ wait }) => wait?.median, format: formatDuration },
  { title: 'First answer, 9 of 10 within', read: ({ wait }) => wait?.p90, format: formatDuration },
  { title: 'Duration, median', read: ({ duration }) => duration?.median, format: formatDuration },
  { title: 'Rating', read: ({ score }) => score?.mean, format: formatRating },
];
