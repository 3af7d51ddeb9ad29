import { useEffect, useRef } from 'preact/hooks';
import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportRow } from '../../../operations/console/logs';
import type { Period } from '../../kit/format/period';
import { fillGroups } from './fill-groups';
import { describeKey } from './groupings';
import { reportTexts } from './texts';

export interface VolumeChartProps {
  by: ReportGrouping;
  rows: readonly ReportRow[];
  period: Period;
  nameOf(key: string): string;
}

/** Answered, missed and offline as bars. The table beside it says the same to people who can't see it. */
export function VolumeChart({ by, rows, period, nameOf }: VolumeChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const groups = fillGroups(by, rows, period).map((row) => ({
      ...row,
      title: describeKey(by, row.key, nameOf),
    }));
    void import('./draw-volume').then(({ drawVolume }) => {
      if (!isOver && canvas.current) stop = drawVolume(canvas.current, groups, reportTexts());
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [by, rows, period, nameOf]);
  return (
    <div class="reports-chart" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
