import { Component, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  error: unknown;
  /** Renders the children again. */
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** Stands in place of the children once they have thrown; nothing when left out. */
  fallback?: ComponentType<FallbackProps> | undefined;
  /** The error is forgotten when this changes. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps an error in rendering to its own part of the page. React reports it on the console. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; error: unknown }
> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failed: false, error: undefined });

  override render() {
    const { fallback: Fallback, children } = this.props;
    const { failed, error } = this.state;
    if (!failed) return children;
    return Fallback ? <Fallback error={error} onRetry={this.retry} /> : null;
  }
}
