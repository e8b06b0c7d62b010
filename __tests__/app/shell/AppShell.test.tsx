import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowQuery } from '../../../src/app/shell/narrowQuery';
import { notificationQueued } from '../../../src/state/uiSlice';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { expectConsoleErrors } from '../../support/browser/failOnConsole';
import { matchingMedia } from '../../support/browser/browserGaps';
import { renderApp } from '../../support/browser/renderApp';

/** Names of the components that throw when rendered. */
const mockBroken = new Set<string>();

function mockBreakable(path: string, name: string) {
  const module: Record<string, unknown> = jest.requireActual(path);
  const part = module[name];
  if (typeof part !== 'function') throw new Error(`${path} exports no component ${name}.`);
  return {
    ...module,
    [name]: (props: unknown) => {
      if (mockBroken.has(name)) throw new Error(`${name} is broken`);
      return part(props);
    },
  };
}
jest.mock('../../../src/app/shell/Footer', () =>
  mockBreakable('../../../src/app/shell/Footer', 'Footer'),
);
jest.mock('../../../src/app/shell/header/AccountSlot', () =>
  mockBreakable('../../../src/app/shell/header/AccountSlot', 'AccountSlot'),
);
jest.mock('../../../src/app/shell/LazyBackground', () =>
  mockBreakable('../../../src/app/shell/LazyBackground', 'LazyBackground'),
);
jest.mock('../../../src/app/shell/sidebar/Sidebar', () =>
  mockBreakable('../../../src/app/shell/sidebar/Sidebar', 'Sidebar'),
);
jest.mock('../../../src/app/providers/ToastStack', () =>
  mockBreakable('../../../src/app/providers/ToastStack', 'ToastStack'),
);
afterEach(() => mockBroken.clear());

const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });

async function setUp() {
  const rendered = await renderApp('/en/rules');
  await screen.findByRole('heading', { level: 1, name: 'Rules' });
  return rendered;
}

test('the sidebar marks the current page and labels its groups', async () => {
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

test.each([
  ['/en/articles?page=2', 'Articles'],
  ['/en/article-1-article-a1', 'Articles'],
  ['/en/games', 'Games'],
  ['/en/game-1-game-g1', 'Games'],
  ['/en/group-5-group-u5', 'Games'],
  ['/en/chart-9-chart-c9?country=FR', 'Games'],
  ['/en/rankings/points', 'Rankings'],
  ['/en/rankings/cups', 'Rankings'],
  ['/en/players?country=FR', 'Players'],
])('the sidebar at %s marks %s as current', async (at, current) => {
  await renderApp(at);
  const main = within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('list', {
    name: 'Main',
  });
  const links = within(main).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/en/'],
    ['Articles', '/en/articles'],
    ['Games', '/en/games'],
    ['Rankings', '/en/rankings/points'],
    ['Players', '/en/players'],
  ]);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([current]);
});

test('the button collapses the sidebar to icons, which keep their names', async () => {
  const { user } = await setUp();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Sidebar collapsed')).toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'FAQ' })).toHaveTextContent('');
  await checkAccessibility();
});

describe('the sidebar’s keyboard shortcut', () => {
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
    '%s does not toggle it',
    async (keys) => {
      const { user, store } = await setUp();
      await user.keyboard(keys);
      expect(store.getState().ui.sidebarExpanded).toBe(true);
    },
  );

  test.each(['input', 'textarea', 'contenteditable'])('is ignored in %s', async (kind) => {
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

describe('on a narrow screen', () => {
  beforeEach(() => {
    matchingMedia.add(narrowQuery);
  });

  test('the button opens a sheet without accessibility violations, which Escape closes', async () => {
    const { user, store } = await setUp();
    await user.click(toggle());
    expect(await screen.findByRole('dialog', { name: 'Main' })).toBeVisible();
    await checkAccessibility();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toggle()).toHaveFocus();
    expect(store.getState().ui.sidebarExpanded).toBe(true);
  });

  test('there is no navigation until the sheet opens', async () => {
    const { container } = await setUp();
    expect(container.querySelector('#sidebar')).toBeNull();
    expect(container.querySelector('a[href="/en/faq"]')).toBeNull();
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

describe('a component of the shell that throws', () => {
  test.each(['Footer', 'AccountSlot', 'LazyBackground', 'Sidebar', 'ToastStack'])(
    '%s is the only one removed',
    async (name) => {
      mockBroken.add(name);
      const { store } = await setUp();
      act(() => {
        store.dispatch(notificationQueued({ messageKey: 'errors:server', severity: 'info' }));
      });
      await waitFor(() => expect(expectConsoleErrors().join()).toContain(`${name} is broken`));
      expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
      expect(screen.queryAllByRole('contentinfo')).toHaveLength(name === 'Footer' ? 0 : 1);
    },
  );
});
