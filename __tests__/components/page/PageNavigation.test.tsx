import { screen } from '@testing-library/react';
import { PageNavigation } from '../../../src/components/page/PageNavigation';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore, type RenderOptions } from '../../support/browser/renderWithStore';

async function setUp(page: number, total = 57, options: RenderOptions = {}) {
  const onPageChange = jest.fn();
  const rendered = await renderWithStore(
    <PageNavigation page={page} pageSize={12} total={total} onPageChange={onPageChange} />,
    options,
  );
  return { ...rendered, onPageChange };
}

test('has no accessibility violations', async () => {
  const { container } = await setUp(2);
  await checkAccessibility(container);
});

test.each([
  [1, 57, '1–12 of 57', 'Page 1 of 5'],
  [5, 57, '49–57 of 57', 'Page 5 of 5'],
  [1, 12, '1–12 of 12', 'Page 1 of 1'],
  [84, 1000, '997–1,000 of 1,000', 'Page 84 of 84'],
])('page %i of %i articles shows "%s" and "%s"', async (page, total, range, words) => {
  await setUp(page, total);
  expect(screen.getByText(range)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('formats numbers in the interface language', async () => {
  await setUp(1, 1000, { language: 'fr' });
  expect(screen.getByText('1–12 sur 1 000')).toBeVisible();
});

test('changes pages with the keyboard', async () => {
  const { user, onPageChange } = await setUp(2);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current');
  for (let stop = 0; stop < 4; stop += 1) await user.tab();
  expect(screen.getByRole('button', { name: 'Go to page 3' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onPageChange).toHaveBeenCalledWith(3);
});
