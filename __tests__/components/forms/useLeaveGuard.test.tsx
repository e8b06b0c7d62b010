import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { SiteRouter } from '../../../src/app/SiteRouter';
import { useLeaveGuard } from '../../../src/components/forms/useLeaveGuard';

function Site({ unsaved }: { unsaved: boolean }) {
  const { pathname, hash } = useLocation();
  const { asking, stay, leave } = useLeaveGuard(unsaved && pathname.endsWith('/profile'));
  return (
    <>
      <output>{`${pathname}${hash}`}</output>
      <Link to="/en/faq">FAQ</Link>
      <Link to="/en/profile">Profile</Link>
      <Link to="/en/profile#password">Password</Link>
      <Link to="/fr/profile">Français</Link>
      {asking ? (
        <dialog open>
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </dialog>
      ) : null}
    </>
  );
}

const address = () => screen.getByRole('status').textContent;
const dialog = () => screen.queryByRole('dialog');
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

/** The profile, opened from the FAQ. */
async function setUp({ unsaved = true } = {}) {
  globalThis.history.pushState(null, '', '/en/faq');
  const { rerender } = render(<Site unsaved={unsaved} />, { wrapper: SiteRouter });
  await follow('Profile');
  return { save: () => rerender(<Site unsaved={false} />) };
}

test('asks before a link is followed, and stays', async () => {
  await setUp();
  await follow('FAQ');
  expect(dialog()).toBeInTheDocument();
  await press('Stay');
  expect(dialog()).not.toBeInTheDocument();
  expect(address()).toBe('/en/profile');
});

test('follows the link after confirming', async () => {
  await setUp();
  await follow('FAQ');
  await press('Leave');
  await waitFor(() => expect(address()).toBe('/en/faq'));
  expect(dialog()).not.toBeInTheDocument();
});

test('undoes Back and asks each time', async () => {
  await setUp();
  for (let round = 0; round < 2; round += 1) {
    globalThis.history.back();
    await screen.findByRole('dialog');
    await waitFor(() => expect(globalThis.location.pathname).toBe('/en/profile'));
    expect(address()).toBe('/en/profile');
    await press('Stay');
  }
});

test('goes back after confirming, also from a section of the page', async () => {
  await setUp();
  await follow('Password');
  expect(address()).toBe('/en/profile#password');
  globalThis.history.go(-2);
  await screen.findByRole('dialog');
  await waitFor(() => expect(globalThis.location.hash).toBe('#password'));
  await press('Leave');
  await waitFor(() => expect(address()).toBe('/en/faq'));
});

test('does not ask for another section or language of the page', async () => {
  await setUp();
  await follow('Password');
  globalThis.history.back();
  await waitFor(() => expect(address()).toBe('/en/profile'));
  await follow('Français');
  expect(address()).toBe('/fr/profile');
  expect(dialog()).not.toBeInTheDocument();
});

test('does not ask after saving', async () => {
  const { save } = await setUp();
  save();
  globalThis.history.back();
  await waitFor(() => expect(address()).toBe('/en/faq'));
  expect(dialog()).not.toBeInTheDocument();
});

test.each([
  [true, 'asks'],
  [false, 'does not ask'],
])('with unsaved changes: %s, the browser %s before the page is closed', async (unsaved) => {
  await setUp({ unsaved });
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(!unsaved);
});
