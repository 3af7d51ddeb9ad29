import type { Console } from './console';
import { WorkspaceView } from '../workspace/WorkspaceView';
import { SignIn } from '../sign-in/SignIn';
import { Unreachable } from './Unreachable';

export interface AppProps {
  model: Console;
}

export function App({ model }: AppProps) {
  const state = model.session.state.value;
  const workspace = model.workspace.value;
  switch (state.kind) {
    case 'asking':
      return <p class="splash">Opening the console…</p>;
    case 'unreachable':
      return <Unreachable message={state.message} onRetry={() => void model.session.resume()} />;
    case 'signedOut':
      return <SignIn session={model.session} hasExpired={state.hasExpired} />;
    case 'signedIn':
      return workspace ? (
        <WorkspaceView workspace={workspace} session={model.session} agent={state.agent} />
      ) : null;
  }
}
