import type { ReportGrouping } from '../../../contract/organisation/reports';
import { PeriodField } from '../../kit/fields/PeriodField';
import { SelectField } from '../../kit/fields/SelectField';
import { WidgetField } from '../../kit/fields/WidgetField';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { FigureTiles } from './FigureTiles';
import type { Reports } from './reports';
import { RowTable } from './RowTable';
import { VolumeChart } from './VolumeChart';
import { reportTexts } from './texts';
import './reports.css';

export interface ReportsPageProps {
  reports: Reports;
  now: number;
}

export function ReportsPage({ reports, now }: ReportsPageProps) {
  const texts = reportTexts();
  const { period } = reports.filter.value;
  return (
    <Page title={texts.title} lead={texts.lead} isWide>
      <Filters reports={reports} now={now} />
      <Loaded resource={reports.trend}>
        {({ rows, total, previous }) =>
          total.chats + total.offline === 0 ? (
            <Empty title={texts.none}>
              <p>{texts.noneHint}</p>
            </Empty>
          ) : (
            <>
              <FigureTiles total={total} previous={previous} />
              <Section title={texts.dayByDay}>
                <VolumeChart by="day" rows={rows} period={period} nameOf={reports.titleOf.value} />
                <details>
                  <summary>{texts.asTable}</summary>
                  <RowTable by="day" rows={rows} nameOf={reports.titleOf.value} />
                </details>
              </Section>
            </>
          )
        }
      </Loaded>
      <Section title={texts.inDetail}>
        <div class="filters">
          <SelectField
            title={texts.by}
            options={Object.keys(texts.groupings).filter((one) => one !== 'day')}
            schema={{ enumTitles: texts.groupings }}
            value={reports.by.value}
            onChange={(next) => reports.group(next as ReportGrouping)}
          />
        </div>
        <Loaded resource={reports.breakdown}>
          {({ by, rows, isCut }) => (
            <>
              {rows.length > 0 && (
                <VolumeChart by={by} rows={rows} period={period} nameOf={reports.titleOf.value} />
              )}
              <RowTable by={by} rows={rows} nameOf={reports.titleOf.value} />
              {isCut && <p class="quiet">{texts.isCut}</p>}
            </>
          )}
        </Loaded>
      </Section>
    </Page>
  );
}

function Filters({ reports, now }: ReportsPageProps) {
  const { period, widgetId } = reports.filter.value;
  return (
    <div class="filters">
      <PeriodField value={period} now={now} onChange={(next) => reports.change({ period: next })} />
      <WidgetField
        widgets={reports.widgets}
        mayBeAll
        value={widgetId}
        onChange={(next) => reports.change({ widgetId: next })}
      />
    </div>
  );
}
