import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { BusyButton } from '../../../src/components/buttons/BusyButton';
import { renderWithStore } from '../../support/browser/renderWithStore';

const button = () => screen.getByRole('button');

test('keeps the focus while it is busy and when nothing is left to do, and does nothing then', async () => {
  const onClick = jest.fn();
  const show = (busy: boolean, disabled: boolean) => (
    <BusyButton busy={busy} disabled={disabled} onClick={onClick}>
      Save
    </BusyButton>
  );
  const { user, rerender } = await renderWithStore(show(false, false));
  await user.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  for (const [busy, disabled] of [
    [true, false],
    [true, true],
    [false, true],
  ] as const) {
    rerender(show(busy, disabled));
    // jsdom does not move the focus from a disabled button.
    expect(button()).toBeEnabled();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('aria-busy', String(busy));
    await user.keyboard('{Enter}');
  }
  expect(onClick).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(button()).toBeDisabled();
  rerender(show(false, false));
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('submits nothing again while it is busy', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <BusyButton type="submit" busy={busy}>
        Send
      </BusyButton>
    </form>
  );
  const { user, rerender } = await renderWithStore(form(false));
  await user.click(button());
  rerender(form(true));
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
