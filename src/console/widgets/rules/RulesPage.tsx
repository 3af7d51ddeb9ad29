import { WidgetField } from '../../kit/fields/WidgetField';
import type { Leaving } from '../../kit/frame/leaving';
import { Empty } from '../../kit/page/Empty';
import { Loaded, Loading } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import type { Toasting } from '../../kit/page/toasting';
import { SettingsForm } from '../publishing/SettingsForm';
import { SettingsSection } from '../publishing/SettingsSection';
import type { DryRun } from './dry-run';
import { DryRunForm } from './DryRunForm';
import { RuleList } from './RuleList';
import type { Rules } from './rules';
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
  const setup = rules.settings.value;
  return (
    <Page
      title="Rules"
      lead="Choose who is invited to chat, and when. The first matching rule applies; rules with a higher priority come first."
      toasting={toasting}
      isWide
    >
      <Loaded resource={rules.widgets}>
        {(widgets) =>
          widgets.length === 0 ? (
            <Empty title="No widgets yet">
              <p>Add a widget first, then its rules.</p>
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
                      <Section title="Rules, in order">
                        <RuleList rules={rules} source={setup.draft} toasting={toasting} />
                      </Section>
                    </>
                  )}
                </SettingsForm>
              ) : (
                <Loading />
              )}
              <Section
                title="Dry run"
                lead="Play a visit with the rules above, saved or not, as your pages would. The visitor neither answers nor dismisses invitations."
              >
                <DryRunForm dryRun={dryRun} rules={rules.list.value} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
