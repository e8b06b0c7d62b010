import { screen } from '@testing-library/react';
import { KeptMark } from '../../src/components/KeptMark';
import { renderWithStore } from '../support/renderWithStore';

test('a saved copy shows its age', async () => {
  const keptAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await renderWithStore(<KeptMark keptAt={keptAt} />);
  expect(await screen.findByText('You are reading a copy saved 3 hours ago.')).toBeInTheDocument();
});

test('a fresh response shows nothing', async () => {
  const { container } = await renderWithStore(<KeptMark keptAt={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
