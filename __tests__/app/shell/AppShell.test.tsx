import { screen, waitFor, within } from '@testing-library/react';
import { narrowQuery } from '../../../src/app/shell/shellSizes';
import { checkAccessibility } from '../../support/checkAccessibility';
import { matchingMedia } from '../../support/installBrowserGaps';
import { renderApp } from '../../support/renderApp';

const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });

async function setUp() {
  const rendered = await renderApp('/en/rules');
  await screen.findByRole('heading', { level: 1, name: 'Rules' });
  return rendered;
}

test('the sidebar marks the page shown and names its groups', async () => {
  await setUp();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Rules' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const links = within(navigation).getByRole('list', { name: 'Links' });
  expect(
    within(links)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['FAQ', 'Rules', 'Privacy', 'Terms', 'Contact', 'About', 'Legal']);
});

test('the button folds the sidebar to its icons, which keep their names', async () => {
  const { user } = await setUp();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Sidebar collapsed')).toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'FAQ' })).toHaveTextContent('');
  await checkAccessibility();
});

describe('the shortcut', () => {
  test.each(['{Control>}b{/Control}', '{Meta>}B{/Meta}'])(
    '%s toggles the sidebar',
    async (keys) => {
      const { user, store } = await setUp();
      await user.keyboard(keys);
      expect(store.getState().ui.sidebarExpanded).toBe(false);
      await user.keyboard(keys);
      expect(store.getState().ui.sidebarExpanded).toBe(true);
    },
  );

  test.each(['b', '{Control>}{Shift>}b{/Shift}{/Control}', '{Control>}{Alt>}b{/Alt}{/Control}'])(
    '%s does not',
    async (keys) => {
      const { user, store } = await setUp();
      await user.keyboard(keys);
      expect(store.getState().ui.sidebarExpanded).toBe(true);
    },
  );

  test.each(['input', 'textarea', 'contenteditable'])('leaves %s alone', async (kind) => {
    const { user, store, container } = await setUp();
    const field = document.createElement(kind === 'contenteditable' ? 'div' : kind);
    if (kind === 'contenteditable') field.setAttribute('contenteditable', 'true');
    field.tabIndex = 0;
    container.prepend(field);
    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('{Control>}b{/Control}');
    expect(store.getState().ui.sidebarExpanded).toBe(true);
  });
});

describe('where it is narrow', () => {
  beforeEach(() => {
    matchingMedia.add(narrowQuery);
  });

  test('the button opens a sheet, which has no barriers and closes with Escape', async () => {
    const { user, store } = await setUp();
    await user.click(toggle());
    expect(await screen.findByRole('dialog', { name: 'Main' })).toBeVisible();
    await checkAccessibility();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toggle()).toHaveFocus();
    expect(store.getState().ui.sidebarExpanded).toBe(true);
  });

  test('following a link closes the sheet', async () => {
    const { user, address } = await setUp();
    await user.click(toggle());
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('link', { name: 'Terms' }));
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
    expect(address()).toBe('/en/terms');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
