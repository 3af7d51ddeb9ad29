import type { ScreenProps } from '../../app/screen';
import { WorkspaceView } from './WorkspaceView';
import './workspace.css';
import '../inbox/list.css';
import '../inbox/case.css';
import '../conversation/conversation.css';

export function Screen({ model, browser }: ScreenProps) {
  const state = model.session.state.value;
  const workspace = model.workspace.value;
  if (state.kind !== 'signedIn' || !workspace) return null;
  return (
    <WorkspaceView
      key={state.agent.email}
      workspace={workspace}
      session={model.session}
      agent={state.agent}
      onReload={browser.reload}
    />
  );
}
