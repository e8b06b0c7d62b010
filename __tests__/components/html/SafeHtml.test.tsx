import { createEvent, fireEvent, screen } from '@testing-library/react';
import { SafeHtml } from '../../../src/components/html/SafeHtml';
import { articleMarkup } from '../../../src/contract/allowedMarkup';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = (href: string) =>
  renderWithStore(
    <SafeHtml html={`<p><a href="${href}"><b>there</b></a></p>`} markup={articleMarkup} />,
    { at: '/en/here' },
  );
/** Clicks, and returns whether the browser was left to follow the link. */
function click(init: MouseEventInit = {}): boolean {
  const text = screen.getByText('there');
  const event = createEvent.click(text, { button: 0, cancelable: true, ...init });
  // jsdom cannot navigate.
  document.addEventListener('click', (last) => (left = !last.defaultPrevented), { once: true });
  document.addEventListener('click', (last) => last.preventDefault(), { once: true });
  let left = true;
  fireEvent(text, event);
  return left;
}

test.each([
  ['/en/faq', '/en/faq'],
  ['/fr/articles?page=2#top', '/fr/articles?page=2#top'],
  [`${globalThis.location.origin}/en/rules`, '/en/rules'],
])('a link to %s is followed by the router', async (href, address) => {
  const view = await setUp(href);
  expect(click()).toBe(false);
  expect(view.address()).toBe(address);
});

test.each(['https://example.org/en/faq', '/api/docs', '/media/a.webp', '/en/feed.xml', '/faq'])(
  'a link to %s is left to the browser',
  async (href) => {
    const view = await setUp(href);
    expect(click()).toBe(true);
    expect(view.address()).toBe('/en/here');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (init) => {
    const view = await setUp('/en/faq');
    expect(click(init)).toBe(true);
    expect(view.address()).toBe('/en/here');
  },
);

test('a text has the direction of its own script', async () => {
  await renderWithStore(<SafeHtml html="<p>مرحبا!</p>" markup={articleMarkup} />, {
    at: '/en/here',
  });
  expect(screen.getByText('مرحبا!').parentElement).toHaveAttribute('dir', 'auto');
});
