import type { ReportFigures } from '../../../operations/console/logs';
import { describeChange, figuresOf } from './figures';
import { reportTexts } from './texts';

export function FigureTiles({ total, previous }: { total: ReportFigures; previous: ReportFigures }) {
  return (
    <dl class="reports-tiles" aria-label={reportTexts().figures}>
      {figuresOf(total, previous).map((figure) => (
        <div key={figure.title}>
          <dt>{figure.title}</dt>
          <dd>{figure.text}</dd>
          <dd class="quiet">{describeChange(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
