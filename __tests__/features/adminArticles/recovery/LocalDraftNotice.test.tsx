import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AdminArticle } from '../../../../src/contract/schemas/adminArticles';
import { articleDrafts } from '../../../../src/features/adminArticles/draft/articleDrafts';
import { apiServer } from '../../../support/browser/apiServer';
import { ada } from '../../../support/fixtures/users';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

const member = String(ada.id);

const openWith = async (article: AdminArticle) => {
  apiServer.use(http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(article)));
  return openEditor();
};

test('text kept on the device can be discarded and is not offered again', async () => {
  articleDrafts.keep(member, 5, { content: draftOf('Kept').content });
  const { user, title } = await openWith(draftOf('Old'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(title).toHaveValue('Old');
  expect(articleDrafts.read(member, 5)).toBeUndefined();
});

test.each([
  ['the server has', 5, member, draftOf('Old')],
  ['is another article’s', 6, member, draftOf('Kept')],
  ['another member wrote', 5, `${member}0`, draftOf('Kept')],
])('text that %s is not offered', async (_what, id, writer, { content }) => {
  articleDrafts.keep(writer, id, { content });
  await openWith(draftOf('Old'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an invalid stored value is ignored', async () => {
  articleDrafts.keep(member, 5, { content: draftOf('Kept').content });
  const [name = ''] = Object.keys(localStorage).filter((key) => key.endsWith(':article:5'));
  localStorage.setItem(name, '{"content":{"title":7},"at":1}');
  const { title } = await openWith(draftOf('Old'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(title).toHaveValue('Old');
});
