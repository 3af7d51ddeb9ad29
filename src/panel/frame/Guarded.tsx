import { Component, type ComponentChildren } from 'preact';
import { UnreachableScreen } from './UnreachableScreen';

export interface GuardedProps {
  children: ComponentChildren;
  /** Hears of each fault. */
  onFault(fault: string): void;
}

/** Draws its children; after a fault in one of them, a screen that offers to draw them again. */
export class Guarded extends Component<GuardedProps, { hasFailed?: boolean }> {
  override componentDidCatch(fault: unknown) {
    this.props.onFault(`${fault}`);
    this.setState({ hasFailed: true });
  }

  override render({ children }: GuardedProps, { hasFailed }: { hasFailed?: boolean }) {
    return hasFailed ? <UnreachableScreen onRetry={() => this.setState({ hasFailed: false })} /> : children;
  }
}
