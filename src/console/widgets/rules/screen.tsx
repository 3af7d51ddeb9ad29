import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { ScreenProps } from '../../app/screen';
import { DryRunModel } from './dry-run';
import { RulesModel } from './rules';
import { RulesPage } from './RulesPage';

export function Screen({ client, browser, path, leaving }: ScreenProps) {
  const rules = useModel(() => new RulesModel(client, path));
  const dryRun = useModel(() => new DryRunModel({ client, clock: browser.clock }));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => void rules.widgets.load(), [rules]);
  useEffect(() => void dryRun.recorded.load(), [dryRun]);
  return (
    <RulesPage
      rules={rules}
      dryRun={dryRun}
      toasting={toasting}
      leaving={leaving}
      onChoose={(widgetId) => browser.address.goTo(`#/rules/${widgetId}`)}
    />
  );
}
