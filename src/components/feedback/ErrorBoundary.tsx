import { Component, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  error: unknown;
  /** Renders the children again. */
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error; nothing when omitted. */
  fallback?: ComponentType<FallbackProps> | undefined;
  /** A change of this key clears the error. */
  resetKey: string;
  children: ReactNode;
}

/** Limits a render error to its part of the page. React logs it to the console. */
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
