import { timings } from '../../src/config/timings';
import {
  cardDismissed,
  mobileSheetOpened,
  notificationClosed,
  notificationQueued,
  routeChanged,
  selectIsCardDismissed,
  selectMobileSheetOpen,
  selectNotifications,
  selectSidebarExpanded,
  sidebarToggled,
} from '../../src/state/uiSlice';
import { createTestStore } from '../support/browser/createTestStore';

const toast = { messageKey: 'errors:network', severity: 'error' } as const;

test('the sidebar can be collapsed and expanded', () => {
  const { dispatch, getState } = createTestStore();
  expect(selectSidebarExpanded(getState())).toBe(true);
  dispatch(sidebarToggled());
  expect(selectSidebarExpanded(getState())).toBe(false);
  dispatch(sidebarToggled());
  expect(selectSidebarExpanded(getState())).toBe(true);
});

test('a change of the route closes the mobile sheet', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(mobileSheetOpened());
  expect(selectMobileSheetOpen(getState())).toBe(true);
  dispatch(routeChanged({ path: '/en/faq', query: '', hash: '' }));
  expect(selectMobileSheetOpen(getState())).toBe(false);
  expect(getState().ui.route).toBe('/en/faq');
});

test('a card dismissed twice is stored once', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(cardDismissed('install'));
  dispatch(cardDismissed('install'));
  expect(getState().ui.dismissedCards).toEqual(['install']);
  expect(selectIsCardDismissed(getState(), 'install')).toBe(true);
  expect(selectIsCardDismissed(getState(), 'update')).toBe(false);
});

describe('notifications', () => {
  test('queue in order, each with its own id and the default duration', () => {
    const { dispatch, getState } = createTestStore();
    dispatch(notificationQueued(toast));
    dispatch(notificationQueued({ ...toast, duration: null }));
    const [first, second] = selectNotifications(getState());
    expect(first).toMatchObject({ messageKey: 'errors:network', duration: timings.toast });
    expect(second?.duration).toBeNull();
    expect(first?.id).not.toBe(second?.id);
  });

  test('with the same id replace each other', () => {
    const { dispatch, getState } = createTestStore();
    dispatch(notificationQueued({ ...toast, id: 'expired' }));
    dispatch(notificationQueued({ ...toast, id: 'expired', severity: 'warning' }));
    expect(selectNotifications(getState())).toHaveLength(1);
    expect(selectNotifications(getState())[0]?.severity).toBe('warning');
  });

  test('can be closed one by one', () => {
    const { dispatch, getState } = createTestStore();
    dispatch(notificationQueued({ ...toast, id: 'a' }));
    dispatch(notificationQueued({ ...toast, id: 'b' }));
    dispatch(notificationClosed('a'));
    expect(selectNotifications(getState()).map(({ id }) => id)).toEqual(['b']);
  });
});
