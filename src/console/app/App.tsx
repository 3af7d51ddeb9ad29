import type { CurrentScreen } from './current-screen';
import type { ScreenProps } from '../screen';
import { ScreenLinks } from './ScreenLinks';
import { Unreachable } from './Unreachable';

export interface AppProps extends ScreenProps {
  current: CurrentScreen;
  /** Loads the page again. */
  onReload(): void;
}

export function App({ current, onReload, ...screenProps }: AppProps) {
  const { session } = screenProps.model;
  const state = session.state.value;
  if (state.kind === 'unreachable')
    return <Unreachable message={state.message} onRetry={() => void session.resume()} />;
  const shown = current.state.value;
  switch (shown.kind) {
    case 'none':
    case 'loading':
      return <p class="splash">Opening the console…</p>;
    case 'failed':
      return <Unreachable message="A part of it did not come. Check your connection." onRetry={onReload} />;
    case 'ready': {
      const { screen: Screen } = shown;
      return (
        <div class="app">
          <ScreenLinks links={current.links.value} />
          <Screen {...screenProps} />
        </div>
      );
    }
  }
}
