import type { ReportFigures } from '../../../operations/console/logs';
import { formatElapsed } from '../../kit/format/elapsed';
import { formatRating } from '../../kit/format/rating';
import { formatNumber } from '../../kit/format/numbers';
import { reportTexts, type ReportTexts } from './texts';

export interface Figure {
  title: string;
  text: string;
  value: number | undefined;
  before: number | undefined;
}

/** What a period comes down to, beside the one before. */
export function figuresOf(total: ReportFigures, previous: ReportFigures): Figure[] {
  const texts = reportTexts();
  return readings.map(({ title, read, format = formatNumber }) => {
    const [value, before] = [read(total), read(previous)];
    return { title: texts[title], value, before, text: format(value) };
  });
}

/** Against the period before, in words. */
export function describeChange(figure: Figure | undefined): string {
  if (figure?.value === undefined || figure.before === undefined) return '';
  const texts = reportTexts();
  const { value, before } = figure;
  if (value === before) return texts.unchanged;
  if (before === 0) return texts.noEarlier;
  const share = Math.round((Math.abs(value - before) / before) * 100);
  if (share === 0) return texts.aboutTheSame;
  return value > before ? texts.more(share) : texts.less(share);
}

type FigureTitle = {
  [Name in keyof ReportTexts]: ReportTexts[Name] extends string ? Name : never;
}[keyof ReportTexts];

const readings: {
  title: FigureTitle;
  read(figures: ReportFigures): number | undefined;
  format?(value: number | undefined): string;
}[] = [
  { title: 'chats', read: ({ chats }) => chats },
  { title: 'answered', read: ({ answered }) => answered },
  { title: 'missed', read: ({ missed }) => missed },
  { title: 'offlineMessages', read: ({ offline }) => offline },
  { title: 'firstAnswer', read: ({ wait }) => wait?.median, format: formatElapsed },
  { title: 'firstAnswerMost', read: ({ wait }) => wait?.p90, format: formatElapsed },
  { title: 'duration', read: ({ duration }) => duration?.median, format: formatElapsed },
  { title: 'rating', read: ({ score }) => score?.mean, format: formatRating },
];
