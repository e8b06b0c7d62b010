import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AdminArticleStatusChange } from '../../../../src/contract/schemas/adminArticles';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { problem } from '../../../support/fixtures/errors';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

const published = draftOf('Record', {
  status: 'PUBLISHED',
  state: 'published',
  slug: 'record',
  publishedAt: '2026-11-20T10:00:00Z',
});

/** The editor of a published article, with its menu open. */
async function openMenu(answer: () => Response) {
  const changes: AdminArticleStatusChange[] = [];
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(published)),
    http.put<never, AdminArticleStatusChange>(
      `*${adminPaths.articleStatus(5)}`,
      async ({ request }) => {
        changes.push(await request.json());
        return answer();
      },
    ),
  );
  const rendered = await openEditor();
  await rendered.user.click(screen.getByRole('button', { name: 'More' }));
  return { ...rendered, changes };
}

test('links to the public page in a tab of its own', async () => {
  await openMenu(() => HttpResponse.error());
  const link = screen.getByRole('menuitem', { name: 'View on the site' });
  expect(link).toHaveAttribute('href', '/en/record-article-a5');
  expect(link).toHaveAttribute('target', '_blank');
  await checkAccessibility();
});

test('an action is done after confirmation', async () => {
  const canceled = { ...published, version: 2, status: 'CANCELED', state: 'canceled' };
  const { user, changes } = await openMenu(() => HttpResponse.json(canceled));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel the article' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the article' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the article' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes).toMatchObject([{ status: 'CANCELED', version: 1 }]);
  expect(screen.getByText('Cancelled')).toBeVisible();
});

test('a 409 for another reason than the version shows the server’s message', async () => {
  const { user } = await openMenu(() =>
    HttpResponse.json(problem(409, 'It is being sent.'), { status: 409 }),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('It is being sent.');
});
