import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What is shown in it: it is tried again when that is another. */
  of?: unknown;
  /** What stands in place of what failed. */
  renderFailure: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  of: unknown;
}

/** Keeps an unforeseen failure of what is in it from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the screen failed.', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFailure(() => this.setState({ hasFailed: false }));
  }
}
