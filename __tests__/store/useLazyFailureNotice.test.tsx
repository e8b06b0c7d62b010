import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LazyComponent } from '../../src/components/lazy/LazyComponent';
import { createLazyModule } from '../../src/components/lazy/lazyModule';
import { useLazyMenu } from '../../src/components/lazy/useLazyMenu';
import { selectNotifications } from '../../src/state/uiSlice';
import { useLazyFailureNotice } from '../../src/store/useLazyFailureNotice';
import { renderWithStore } from '../support/browser/renderWithStore';

const Part = () => <p>the menu</p>;

function MenuWithout({ fetchPart }: { fetchPart: () => Promise<typeof Part> }) {
  const [part] = useState(() => createLazyModule(fetchPart));
  const { anchor, close, button } = useLazyMenu(part);
  const missing = useLazyFailureNotice(close);
  return (
    <>
      <button type="button" {...button}>
        Menu
      </button>
      <LazyComponent part={part} wanted={anchor !== null} onFailure={missing} props={{}} />
    </>
  );
}

test('a menu that fails to load shows a notice, closes and loads on the next click', async () => {
  let reachable = false;
  const fetchPart = async () => {
    if (!reachable) throw new Error('The chunk did not come.');
    return Part;
  };
  const { user, store } = await renderWithStore(<MenuWithout fetchPart={fetchPart} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(selectNotifications(store.getState())).toMatchObject([
    { messageKey: 'errors:chunkFailed', severity: 'error' },
  ]);
  reachable = true;
  await user.click(button);
  expect(await screen.findByText('the menu')).toBeVisible();
});
