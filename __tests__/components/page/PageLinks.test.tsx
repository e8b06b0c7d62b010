import { screen } from '@testing-library/react';
import { PageLinks } from '../../../src/components/page/PageLinks';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = (page: number, total: number) =>
  renderWithStore(
    <PageLinks
      page={page}
      pageSize={12}
      total={total}
      queryFor={(number) => `?sort=oldest&page=${number}`}
    />,
    { at: '/en/articles' },
  );

test('has no accessibility violations', async () => {
  const { container } = await setUp(2, 57);
  await checkAccessibility(container);
});

test('shows the range and links to the other pages', async () => {
  await setUp(2, 57);
  expect(screen.getByText('13–24 of 57')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Go to page 5' })).toHaveAttribute(
    'href',
    '/en/articles?sort=oldest&page=5',
  );
  expect(screen.getByRole('link', { name: 'Go to the previous page' })).toHaveAttribute(
    'href',
    '/en/articles?sort=oldest&page=1',
  );
});

test('the only page has no links to others', async () => {
  await setUp(1, 12);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1']);
});

test('narrow screens show no siblings of the page, as with script', async () => {
  const { container } = await setUp(5, 120);
  const items = [...container.querySelectorAll('li')].slice(1, -1);
  const shown = (width: 'wide' | 'narrow') =>
    items
      .filter(
        (item) => !item.classList.contains(`page-item-${width === 'wide' ? 'narrow' : 'wide'}`),
      )
      .map((item) => item.textContent);
  expect(shown('wide')).toEqual(['1', '…', '4', '5', '6', '…', '10']);
  expect(shown('narrow')).toEqual(['1', '…', '5', '…', '10']);
});

test('a link followed in this tab is reported; one opened in a new tab is not', async () => {
  const onFollow = jest.fn();
  const { user } = await renderWithStore(
    <PageLinks
      page={1}
      pageSize={12}
      total={57}
      queryFor={(page) => `?page=${page}`}
      onFollow={onFollow}
    />,
    { at: '/en/articles' },
  );
  // jsdom cannot open a tab.
  globalThis.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Go to page 2' }));
  await user.keyboard('{/Control}');
  expect(onFollow).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Go to page 3' }));
  expect(onFollow).toHaveBeenCalledTimes(1);
});
