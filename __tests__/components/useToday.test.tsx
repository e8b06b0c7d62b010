import { act, render, screen } from '@testing-library/react';
import { useToday } from '../../src/components/useToday';

const Today = () => <p>{useToday()}</p>;

afterEach(() => jest.useRealTimers());

test('today becomes another day at midnight while the page is open', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 23, 50) });
  render(<Today />);
  expect(screen.getByText('2026-11-25')).toBeVisible();
  act(() => jest.advanceTimersByTime(11 * 60_000));
  expect(screen.getByText('2026-11-26')).toBeVisible();
});
