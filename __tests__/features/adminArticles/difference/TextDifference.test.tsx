import { screen, within } from '@testing-library/react';
import { TextDifference } from '../../../../src/features/adminArticles/difference/TextDifference';
import { renderWithStore } from '../../../support/browser/renderWithStore';

const texts = {
  before: '<p>The <strong>old</strong> record fell.</p>',
  after: '<p>The new record fell.</p>',
  language: 'en',
  format: 'html',
} as const;

describe('TextDifference', () => {
  test('marks deletions and insertions, for screen readers too', async () => {
    const { container } = await renderWithStore(<TextDifference {...texts} />);
    const removed = await within(container).findByText('old');
    expect(removed.closest('del')).toHaveTextContent('Removed: old');
    expect(screen.getByText('new').closest('ins')).toHaveTextContent('Added: new');
    expect(container).toHaveTextContent(/record fell\./);
  });

  test('shows one of the two texts on request', async () => {
    const { container } = await renderWithStore(<TextDifference {...texts} side="after" />);
    expect(await screen.findByText('new')).toBeVisible();
    expect(container.querySelector('del')).toBeNull();
  });

  test('says that there is no text when both are empty', async () => {
    await renderWithStore(<TextDifference {...texts} before="" after="" />);
    expect(await screen.findByText('No text')).toBeVisible();
  });
});
