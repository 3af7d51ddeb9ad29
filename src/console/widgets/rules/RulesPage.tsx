import { WidgetField } from '../../kit/fields/WidgetField';
import type { Leaving } from '../../kit/frame/leaving';
import { Empty } from '../../kit/page/Empty';
import { Loaded, Loading } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/toasts/toasting';
import { SettingsForm } from '../publishing/SettingsForm';
import { SettingsSection } from '../publishing/SettingsSection';
import type { DryRun } from './dry-run';
import { DryRunForm } from './DryRunForm';
import { RuleList } from './RuleList';
import type { Rules } from './rules';
import { rulesTexts } from './texts';
import './rules.css';

export interface RulesPageProps {
  rules: Rules;
  dryRun: DryRun;
  toasting: Toasting;
  leaving: Leaving;
  /** Shows the rules of another widget. */
  onChoose(widgetId: string): void;
}

export function RulesPage({ rules, dryRun, toasting, leaving, onChoose }: RulesPageProps) {
  const texts = rulesTexts();
  const setup = rules.settings.value;
  return (
    <Page title={texts.title} lead={texts.lead} toasting={toasting} isWide>
      <Loaded resource={rules.widgets}>
        {(widgets) =>
          widgets.length === 0 ? (
            <Empty title={texts.noWidgets}>
              <p>{texts.noWidgetsHint}</p>
            </Empty>
          ) : (
            <>
              <div class="filters">
                <WidgetField widgets={rules.widgets} value={rules.widgetId.value ?? ''} onChange={onChoose} />
              </div>
              {setup ? (
                <SettingsForm setup={setup} leaving={leaving} toasting={toasting}>
                  {(settings) => (
                    <>
                      <SettingsSection section="rules" source={setup.draft} settings={settings} />
                      <Section title={texts.inOrder}>
                        <RuleList rules={rules} source={setup.draft} toasting={toasting} />
                      </Section>
                    </>
                  )}
                </SettingsForm>
              ) : (
                <Loading />
              )}
              <Section title={texts.dryRun} lead={texts.dryRunLead}>
                <DryRunForm dryRun={dryRun} rules={rules.list.value} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
