import { act, screen, within } from '@testing-library/react';
import { InformationPage } from '../../../src/features/information/InformationPage';
import { informationPages, isInformationRoute } from '../../../src/contract/informationPages';
import { languages } from '../../../src/contract/languages';
import { connectionLost, connectionRestored } from '../../../src/state/pwaSlice';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { installFakeCaches } from '../../support/browser/fakeCaches';
import { renderWithStore } from '../../support/browser/renderWithStore';

test.each(['Faq', 'Rules'] as const)('%s has no accessibility violations', async (route) => {
  const { container } = await renderWithStore(<InformationPage route={route} />);
  await screen.findByRole('heading', { level: 1 });
  await checkAccessibility(container);
});

test.each(Object.keys(informationPages).filter(isInformationRoute))(
  '%s has a title, a date and sections listed in its table of contents',
  async (route) => {
    await renderWithStore(<InformationPage route={route} />);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).not.toBe('');
    expect(screen.getByText(/^Last updated on [A-Z][a-z]+ \d+, 2026$/)).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const sections = screen.getAllByRole('region').map(({ id, textContent }) => id || textContent);
    expect(within(contents).getAllByRole('link')).toHaveLength(sections.length);
  },
);

test.each(languages)('the rules are translated in %s', async (language) => {
  await renderWithStore(<InformationPage route="Rules" />, { language });
  expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
});

test.each(languages)(
  'the points of places are explained as they are paid, in %s',
  async (language) => {
    const { container } = await renderWithStore(<InformationPage route="Faq" />, { language });
    await screen.findByRole('heading', { level: 1 });
    expect(container).toHaveTextContent(/[^\d]100[^\d][^]*80[^\d][^]*99[^\d]/);
  },
);

test.each(languages)('every email address is a link in %s', async (language) => {
  for (const route of Object.keys(informationPages).filter(isInformationRoute)) {
    const { container, unmount } = await renderWithStore(<InformationPage route={route} />, {
      language,
    });
    await screen.findByRole('heading', { level: 1 });
    const written = container.textContent.match(/[a-z]+@example\.org/g) ?? [];
    const links = [...container.querySelectorAll('a[href^="mailto:"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      written.map((address) => `mailto:${address}`),
    );
    unmount();
  }
});

test('a question opens with the keyboard', async () => {
  const { user } = await renderWithStore(<InformationPage route="Faq" />);
  const question = await screen.findByRole('button', { name: 'What counts as a proof?' });
  expect(question).toHaveAttribute('aria-expanded', 'false');
  while (document.activeElement !== question) await user.tab();
  await user.keyboard('{Enter}');
  expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('only the question in the URL is open', async () => {
  const text = 'What counts as a proof?';
  const first = await renderWithStore(<InformationPage route="Faq" />);
  const id = (await screen.findByRole('button', { name: text })).id.replace(/-question$/, '');
  first.unmount();
  await renderWithStore(<InformationPage route="Faq" />, { at: `/en/faq#${id}` });
  await screen.findByRole('heading', { level: 1 });
  const open = screen.getAllByRole('button', { expanded: true });
  expect(open.map((button) => button.textContent)).toEqual([text]);
});

test('offline, a page shows the age of its texts', async () => {
  installFakeCaches();
  const date = new Date(Date.now() - 3 * 86_400_000).toUTCString();
  const cache = await caches.open('vgr-app-shells-1');
  await cache.put('/offline/en', new Response('', { headers: { Date: date } }));
  const { store } = await renderWithStore(<InformationPage route="Faq" />);
  await screen.findByRole('heading', { level: 1 });
  const note = 'You are reading a copy saved 3 days ago.';
  act(() => {
    store.dispatch(connectionLost());
  });
  expect(await screen.findByText(note)).toBeVisible();
  act(() => {
    store.dispatch(connectionRestored());
  });
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
