import { loggedOut } from '../../src/state/authSlice';
import { notificationQueued, selectNotifications } from '../../src/state/uiSlice';
import type { StartListening } from '../../src/store/listeners';
import { createTestStore } from '../support/browser/createTestStore';
import { expectConsoleErrors } from '../support/browser/failOnConsole';

const thanks = (startListening: StartListening) =>
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => {
      dispatch(notificationQueued({ messageKey: 'common:close', severity: 'info' }));
    },
  });

test('listeners of a feature react to actions of their own store only', () => {
  const one = createTestStore({ listeners: [thanks] });
  const other = createTestStore({ listeners: [thanks] });
  one.dispatch(loggedOut());
  expect(selectNotifications(one.getState())).toHaveLength(1);
  expect(selectNotifications(other.getState())).toHaveLength(0);
});

test('additional middleware runs last and sees every action', () => {
  const seen: unknown[] = [];
  const store = createTestStore({
    middleware: [
      () => (next) => (action) => {
        seen.push(action);
        return next(action);
      },
    ],
  });
  store.dispatch(loggedOut());
  expect(seen.at(-1)).toEqual(loggedOut());
});

test('a non-serialisable value in an action is reported', () => {
  const { dispatch } = createTestStore();
  dispatch({ type: 'test/dateSeen', payload: new Date() });
  expect(expectConsoleErrors()).toEqual([expect.stringContaining('non-serializable value')]);
});

test('starts from a preloaded state', () => {
  const { getState } = createTestStore({
    preloadedState: { theme: { key: 'dark', favourites: [] } },
  });
  expect(getState().theme.key).toBe('dark');
  expect(getState().ui.sidebarExpanded).toBe(true);
});
