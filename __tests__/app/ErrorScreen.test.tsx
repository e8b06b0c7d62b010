import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { ErrorScreen } from '../../src/app/ErrorScreen';
import { contentId } from '../../src/app/shell/SkipLink';
import { checkAccessibility } from '../support/browser/checkAccessibility';
import { expectConsoleErrors } from '../support/browser/failOnConsole';
import { renderWithStore } from '../support/browser/renderWithStore';

/** A screen that throws until it is repaired. */
async function setUp(error: Error) {
  const fault: { error: Error | undefined } = { error };
  function Screen() {
    if (fault.error) throw fault.error;
    return <p>All is well</p>;
  }
  const rendered = await renderWithStore(
    <>
      <Link to="/en/faq">Elsewhere</Link>
      <main id={contentId} tabIndex={-1}>
        <ErrorScreen>
          <Screen />
        </ErrorScreen>
      </main>
    </>,
  );
  // React logs errors that a boundary caught.
  expectConsoleErrors();
  return {
    ...rendered,
    repair: () => {
      fault.error = undefined;
    },
  };
}

test('has no accessibility violations', async () => {
  await setUp(new Error('broken'));
  await checkAccessibility();
});

test('shows a failed page in place, which can be reported and rendered again', async () => {
  const { user, repair } = await setUp(new Error('broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en/');
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeVisible();
});

test('its heading has the focus, and it sets the title', async () => {
  await setUp(new Error('broken'));
  expect(
    screen.getByRole('heading', { level: 1, name: 'This page could not be shown' }),
  ).toHaveFocus();
  expect(document.title).toBe('This page could not be shown | Video Game Records');
});

test('a page that recovers takes the focus from the error screen', async () => {
  const { user, repair } = await setUp(new Error('broken'));
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a missing chunk is reported as such', async () => {
  await setUp(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('another URL resets the error', async () => {
  const { user, repair } = await setUp(new Error('broken'));
  repair();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('All is well')).toBeVisible();
});
