import { Component, type ReactNode } from 'react';
import { FailureNotice } from '../features/pages/FailureNotice.tsx';

interface BoundaryProps {
  children: ReactNode;
}

/** Keeps an unforeseen failure of one screen from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen failed.', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailureNotice onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
