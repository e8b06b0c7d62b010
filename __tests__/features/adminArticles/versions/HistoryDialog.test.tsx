import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminRevision,
  AdminRevisionDetail,
} from '../../../../src/contract/schemas/adminArticles';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

const quote = '<blockquote><p>Player</p></blockquote>';
const table = '<table><tbody><tr><td>Player</td><td>Score</td></tr></tbody></table>';

const contentOf = (html: string, facts: Partial<AdminArticleContent> = {}) => ({
  ...draftOf('Record').content,
  translations: { en: { title: 'Record', excerpt: '', content: html } },
  ...facts,
});

function version(
  number: number,
  content: AdminArticleContent,
  facts: Partial<AdminRevision> = {},
): AdminRevisionDetail {
  return {
    id: number + 100,
    number,
    version: number,
    kind: 'draft',
    current: false,
    shown: false,
    savedAt: `2026-11-20T10:0${number}:00Z`,
    savedBy: { id: 9, username: 'grace' },
    languages: ['en'],
    title: 'Record',
    content,
    picture: null,
    ...facts,
  };
}

async function openHistory(facts: Partial<AdminArticle> = {}) {
  const versions = [
    version(3, contentOf('<p>The new record</p>'), { current: true, kind: 'draft' }),
    version(2, contentOf(`<p>The old record</p>${quote}${table}`, { category: 'news' }), {
      kind: 'published',
      shown: facts.state !== 'scheduled',
    }),
    version(1, contentOf('<p>The old record</p>'), { kind: 'conflict' }),
  ];
  const saves: unknown[] = [];
  const content = contentOf('<p>The new record</p>');
  const article = draftOf('Record', { content, ...facts });
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(article)),
    http.put(`*${adminPaths.article(5)}`, async ({ request }) => {
      saves.push(await request.json());
      return HttpResponse.json({ ...article, version: 2 });
    }),
    http.get(`*${adminPaths.articleRevisions(5)}`, () =>
      HttpResponse.json({ revisions: versions.map(({ content: _content, ...facts }) => facts) }),
    ),
    http.get(`*${adminPaths.articleRevisions(5)}/:revision`, ({ params }) =>
      HttpResponse.json(versions.find(({ id }) => id === Number(params['revision']))),
    ),
  );
  const rendered = await openEditor();
  await rendered.user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  await dialog.findByRole('button', { name: /^Version 3/ });
  const compareWith = async (name: string) => {
    await rendered.user.click(dialog.getByRole('combobox', { name: 'Compare with' }));
    await rendered.user.click(await screen.findByRole('option', { name }));
  };
  return { ...rendered, dialog, compareWith, saves };
}

describe('HistoryDialog', () => {
  test('marks the current and the published version', async () => {
    const { dialog, user } = await openHistory();
    const named = (name: RegExp) => within(dialog.getByRole('button', { name }));
    expect(named(/^Version 3/).getByText('Current')).toBeVisible();
    expect(named(/^Version 2/).getByText('Readers see this')).toBeVisible();
    expect(named(/^Version 1/).getByText('Not used')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Version 3/ }));
    await dialog.findByText('The new record');
    expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
  });

  test('says of the version of a scheduled article that it is scheduled', async () => {
    const { dialog } = await openHistory({ state: 'scheduled', version: 3, appliedVersion: 2 });
    const second = within(dialog.getByRole('button', { name: /^Version 2/ }));
    expect(second.getByText('Scheduled')).toBeVisible();
    expect(dialog.queryByText('Published')).not.toBeInTheDocument();
  });

  test('previews a version as readers would see it', async () => {
    const { dialog, user, baseElement } = await openHistory();
    await user.click(dialog.getByRole('button', { name: /^Version 2/ }));
    const prose = await dialog.findByText('The old record');
    expect(prose.parentElement).toHaveClass('article-prose');
    // A table scrolls in its own container, as on the article's page.
    expect(dialog.getByRole('group', { name: 'Table' })).toBeVisible();
    await checkAccessibility(baseElement);
  });

  test('says that a version could not be loaded, and tries again', async () => {
    const { dialog, user } = await openHistory();
    apiServer.use(
      http.get(`*${adminPaths.articleRevision(5, 102)}`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    await user.click(dialog.getByRole('button', { name: /^Version 2/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The versions could not be loaded');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('The old record');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks the differences between two versions', async () => {
    const { dialog, user, compareWith, baseElement } = await openHistory();
    await user.click(dialog.getByRole('button', { name: /^Version 2/ }));
    await compareWith('Version 1');
    expect((await dialog.findAllByText('Player'))[0]?.closest('ins')).not.toBeNull();
    expect(dialog.getByText('Also changed: category.')).toBeVisible();
    await compareWith('The text on the screen');
    await waitFor(() =>
      expect(dialog.getByText('old').closest('del')).toHaveTextContent('Removed: old'),
    );
    expect(dialog.getByText('new').closest('ins')).not.toBeNull();
    await checkAccessibility(baseElement);
  });

  test('restores a version by its number', async () => {
    const { dialog, user, saves, store } = await openHistory();
    await user.click(dialog.getByRole('button', { name: /^Version 2/ }));
    await dialog.findByText('The old record');
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(saves).toMatchObject([{ restoredFrom: 2 }]));
    await waitFor(() =>
      expect(store.getState().ui.notifications.at(-1)).toMatchObject({ params: { number: 2 } }),
    );
  });
});
