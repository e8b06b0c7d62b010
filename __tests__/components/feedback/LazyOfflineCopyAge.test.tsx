import { screen } from '@testing-library/react';
import { LazyOfflineCopyAge } from '../../../src/components/feedback/LazyOfflineCopyAge';
import { renderWithStore } from '../../support/browser/renderWithStore';

test('a saved copy shows its age', async () => {
  const keptAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await renderWithStore(<LazyOfflineCopyAge keptAt={keptAt} />);
  expect(await screen.findByText('You are reading a copy saved 3 hours ago.')).toBeInTheDocument();
});

test('a fresh response shows nothing', async () => {
  const { container } = await renderWithStore(<LazyOfflineCopyAge keptAt={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
