import type { i18n as I18n } from 'i18next';
import { Component, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import type { AppStore } from '../../../store/createStore';
import { AppRoutes } from '../../AppRoutes';
import { MaterialProvider } from '../../../components/lazy/MaterialProvider';
import { DocumentTheme } from '../../providers/DocumentTheme';
import { addressOf } from './recordedAddress';

/** Does not navigate: the step determines the screen. */
const standing: Navigator = {
  createHref: () => '#',
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

interface FramePageProps {
  store: AppStore;
  i18n: I18n;
  onShown: () => void;
  onFailed: () => void;
}

/** The site as it was at one step. */
export function FramePage({ store, i18n, onShown, onFailed }: FramePageProps) {
  return (
    <FailureWatch onFailed={onFailed}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <DocumentTheme />
          <MaterialProvider>
            <Router location={addressOf(store.getState())} navigator={standing}>
              <AppRoutes />
              <Shown onShown={onShown} />
            </Router>
          </MaterialProvider>
        </I18nextProvider>
      </Provider>
    </FailureWatch>
  );
}

function Shown({ onShown }: Pick<FramePageProps, 'onShown'>) {
  useEffect(() => onShown(), [onShown]);
  return null;
}

/** Catches render errors and reports them, so that the console can still show other steps. */
class FailureWatch extends Component<{ onFailed: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
