import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../../app/screen';
import { SetupModel } from './setup';
import { SetupPage } from './SetupPage';
import '../../kit/fields/fields.css';
import '../../kit/page/page.css';
import './setup.css';

export function Screen({ model, client, browser, path }: ScreenProps) {
  const setup = useModel(
    () =>
      new SetupModel({
        client,
        storage: browser.tabStorage,
        token: path.value[0] ?? '',
        async onDone() {
          await model.session.resume();
          // Else the first try on an own page would find nobody there.
          await model.session.setStatus('online');
          browser.address.goTo('#/home');
        },
      }),
  );
  useEffect(() => void setup.checkLink(), [setup]);
  return <SetupPage setup={setup} />;
}
