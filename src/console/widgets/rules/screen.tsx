import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import { Uploading } from '../../kit/fields/PictureField';
import type { ScreenProps } from '../../app/screen';
import { DryRunModel } from './dry-run';
import { RulesModel } from './rules';
import { RulesPage } from './RulesPage';

export function Screen(props: ScreenProps) {
  const { client, browser, path, leaving } = props;
  const rules = useModel(() => new RulesModel(client, path));
  const dryRun = useModel(() => new DryRunModel({ client, clock: browser.clock }));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => void rules.widgets.load(), [rules]);
  useEffect(() => void dryRun.recorded.load(), [dryRun]);
  return (
    <Uploading.Provider value={props}>
      <RulesPage
        rules={rules}
        dryRun={dryRun}
        toasting={toasting}
        // The first widget's rules have two addresses.
        leaving={{
          ...leaving,
          watch: (isUnsaved) => leaving.watch(isUnsaved, `#/rules/${rules.widgetId.peek()}`),
        }}
        onChoose={(widgetId) => browser.address.goTo(`#/rules/${widgetId}`)}
      />
    </Uploading.Provider>
  );
}
