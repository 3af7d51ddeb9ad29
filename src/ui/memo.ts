import { Component, createElement, type ComponentType, type FunctionComponent } from 'preact';

/** Draws a component anew only when `isSame` says that its props differ. */
export function memo<Props extends object>(
  Drawn: FunctionComponent<Props>,
  isSame: (before: Props, after: Props) => boolean,
): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>) {
      return !isSame(this.props as Props, next as Props);
    }

    override render() {
      return createElement(Drawn, this.props as Props);
    }
  };
}
