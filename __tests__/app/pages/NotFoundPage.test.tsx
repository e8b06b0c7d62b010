import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../../src/app/pages/NotFoundPage';
import { renderWithStore } from '../../support/browser/renderWithStore';

const entries = jest.spyOn(globalThis.history, 'length', 'get');

const setUp = async (at: string) =>
  renderWithStore(
    <Routes>
      <Route path="/en/" element={<h1>Welcome</h1>} />
      <Route path="/en/faq" element={<Link to="/en/no/such">A dead link</Link>} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>,
    { at },
  );

const goBack = async () => screen.findByRole('button', { name: 'Go back' });

test('goes back to the previous page', async () => {
  entries.mockReturnValue(2);
  const { user, address } = await setUp('/en/faq');
  await user.click(screen.getByRole('link', { name: 'A dead link' }));
  await user.click(await goBack());
  await waitFor(() => expect(address()).toBe('/en/faq'));
});

test.each([
  ['a link opened in a new tab', 1],
  ['a tab that has only been further since', 3],
])('goes home without a previous page: %s', async (_case, length) => {
  entries.mockReturnValue(length);
  const { user, address } = await setUp('/en/no/such');
  await user.click(await goBack());
  await waitFor(() => expect(address()).toBe('/en/'));
});
