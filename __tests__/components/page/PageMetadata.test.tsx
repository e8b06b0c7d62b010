import { waitFor } from '@testing-library/react';
import { PageMetadata } from '../../../src/components/page/PageMetadata';
import { renderWithStore } from '../../support/browser/renderWithStore';

/** The head of a document, as the server writes it for a page. */
const writeDocument = (address: string, title: string) => {
  document.head.innerHTML = `<meta name="description" content="By the server">
<meta property="og:url" content="https://vgr.example${address}">
<meta property="og:title" content="${title}">`;
};

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');
const show = async (page = <PageMetadata title="FAQ" page="Faq" />) =>
  renderWithStore(page, { at: '/en/faq' });

test('leaves a head that describes the page already', async () => {
  writeDocument('/en/faq', 'FAQ');
  const before = document.head.innerHTML;
  await show();
  await waitFor(() => expect(document.title).toMatch(/^FAQ/));
  expect(description()).toBe('By the server');
  expect(document.head.innerHTML.startsWith(before)).toBe(true);
});

test.each([
  ['of another page', '/en/rules', 'FAQ'],
  ['of the page under another title', '/en/faq', 'Questions'],
  ['of a further page of a list', '/en/faq?page=2', 'FAQ'],
])('replaces the head %s', async (_name, address, title) => {
  writeDocument(address, title);
  await show();
  await waitFor(() => expect(description()).toMatch(/answers/i));
});

test('replaces another description', async () => {
  writeDocument('/en/faq', 'FAQ');
  await show(<PageMetadata title="FAQ" description="New" />);
  await waitFor(() => expect(description()).toBe('New'));
});

test('removes the structured data of another page', async () => {
  writeDocument('/en/rules', 'Rules');
  document.head.innerHTML += '<script type="application/ld+json" data-path="/en/rules">{}</script>';
  await show();
  await waitFor(() => expect(document.querySelector('script')).not.toBeInTheDocument());
});
